import { globSync } from 'node:fs';
import type { Engine, Size, Tab } from './driver';
import { freePort } from '#tests/support/freePort';
import { readOutput } from '#tests/support/processOutput';
import { findProgram, start } from './processes';

/** The height of MiniBrowser's toolbar. */
const TOOLBAR_HEIGHT = 38;

const COMMAND_TIMEOUT_MS = 40_000;

/** Some screenshots never arrive. */
const SCREENSHOT_TIMEOUT_MS = 5_000;

/** The minimum width of a window with a toolbar. */
const TOOLBAR_WIDTH = 450;

/** WebKitGTK's MiniBrowser, driven by WebDriver on its own screen; null if a program is missing. */
export function webkit(): Engine | null {
  const driver = findProgram('WebKitWebDriver');
  const screenProgram = findProgram('Xvfb');
  const [binary] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser');
  if (driver === null || screenProgram === null || binary === undefined) return null;
  let screen: ReturnType<typeof startScreen> | undefined;
  return {
    name: 'WebKit',
    close: () => screen?.stop(),
    open: async ({ isDark = false } = {}) => {
      screen ??= startScreen(screenProgram);
      const port = await freePort();
      // One driver per browser: a second browser on the same driver often fails.
      const running = start(driver, () => [`--port=${port}`], {
        DISPLAY: await screen.display,
        GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
        NO_AT_BRIDGE: '1',
        // The machine has no graphics card.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      });
      const send = await connect(`http://127.0.0.1:${port}`);
      const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
      const { sessionId } = (await send('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
      })) as { sessionId: string };
      const call: Call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
      const inWindow = oneWindowAtATime(call);
      let opened = 0;
      return {
        problems: [],
        newTab: async (size) => {
          opened += 1;
          const handle = await openWindow(call, inWindow, size, opened === 1);
          await inWindow(handle, () => waitForFocus(call));
          return tabOf(call, (task) => inWindow(handle, task));
        },
        close: async () => {
          await Promise.race([
            call('DELETE', '').catch(() => undefined),
            new Promise((resolve) => setTimeout(resolve, 2_000)),
          ]);
          running.stop();
        },
      };
    },
  };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
type InWindow = <Result>(handle: string, task: () => Promise<Result>) => Promise<Result>;

function startScreen(program: string) {
  const running = start(program, () => ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const display = readOutput(running.process, 3, /^(\d+)\n/).then((number) => `:${number}`);
  return { display, stop: running.stop };
}

/** Waits until the driver listens; returns a function that sends it a command. */
async function connect(origin: string): Promise<Call> {
  const send: Call = async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(
        path.endsWith('/screenshot') ? SCREENSHOT_TIMEOUT_MS : COMMAND_TIMEOUT_MS,
      ),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 300)}`, { cause: error });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send('GET', '/status');
      return send;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Commands go to the current window, so they are sent one after the other. */
function oneWindowAtATime(call: Call): InWindow {
  let current = '';
  let last: Promise<unknown> = Promise.resolve();
  return (handle, task) => {
    const result = last.then(async () => {
      if (handle !== current) await call('POST', '/window', { handle });
      current = handle;
      return task();
    });
    last = result.catch(() => undefined);
    return result;
  };
}

async function openWindow(
  call: Call,
  inWindow: InWindow,
  size: Size,
  isFirst: boolean,
): Promise<string> {
  const [first = ''] = (await call('GET', '/window/handles')) as string[];
  if (size.width < TOOLBAR_WIDTH) {
    // A pop-up has no toolbar. It is placed under the mouse: see `waitForFocus`.
    const script = `open('about:blank', '', 'left=600,top=0,width=${size.width},height=${size.height}')`;
    const before = (await call('GET', '/window/handles')) as string[];
    await inWindow(first, () => call('POST', '/execute/sync', { script, args: [] }));
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const handles = (await call('GET', '/window/handles')) as string[];
      const added = handles.find((handle) => !before.includes(handle));
      if (added !== undefined) return added;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the pop-up did not open');
  }
  const handle = isFirst
    ? first
    : ((await call('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
  await inWindow(handle, () =>
    call('POST', '/window/rect', {
      x: 0,
      y: 0,
      width: size.width,
      height: size.height + TOOLBAR_HEIGHT,
    }),
  );
  return handle;
}

/**
 * Without a window manager the window under the mouse has the focus, which a page needs for its focus events; the mouse
 * is in the middle of the screen.
 */
async function waitForFocus(call: Call): Promise<void> {
  const script = 'return document.hasFocus()';
  for (let attempt = 1; attempt <= 60; attempt += 1) {
    if (await call('POST', '/execute/sync', { script, args: [] })) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.warn('WebKit: the window has no focus');
}

function tabOf(call: Call, here: <Result>(task: () => Promise<Result>) => Promise<Result>): Tab {
  const run: Tab['run'] = async (body) => {
    const script = `
      const done = arguments[arguments.length - 1];
      (async () => {${body}})().then(
        (value) => done({ value: JSON.stringify(value) }),
        (error) => done({ error: String(error) }),
      );`;
    const answer = (await here(() => call('POST', '/execute/async', { script, args: [] }))) as {
      value?: string;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value === undefined ? undefined : JSON.parse(answer.value);
  };
  return {
    navigate: async (url) => {
      // The driver may confuse the end of the previous page's load with this one's.
      await run('globalThis.isLeft = true;');
      await here(() => call('POST', '/url', { url }));
      for (let attempt = 1; await run('return globalThis.isLeft'); attempt += 1) {
        if (attempt === 200) throw new Error(`${url} did not come`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    run,
    perform: async (actions) => {
      await here(() => call('POST', '/actions', { actions }));
    },
    screenshot: async () => {
      const data = (await here(() => call('GET', '/screenshot'))) as string;
      return Buffer.from(data, 'base64');
    },
  };
}
