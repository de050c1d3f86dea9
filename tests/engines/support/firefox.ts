import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Tab } from './driver';
import { readOutput } from '#tests/support/processOutput';
import { findProgram, start } from './processes';

const PREFERENCES: Record<string, boolean | number | string> = {
  // Switches off the browser's own network traffic.
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://localhost:1',
  'toolkit.telemetry.enabled': false,
  'intl.accept_languages': 'it-IT, it',
  'ui.prefersReducedMotion': 1,
};

type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  error?: string;
  message?: string;
  result?: unknown;
  params?: unknown;
};

/** Debian's Firefox, driven by WebDriver BiDi; null if it is not installed. */
export function firefox(): Engine | null {
  const program = findProgram('firefox-esr');
  if (program === null) return null;
  return {
    name: 'Firefox',
    close: () => undefined,
    open: async ({ isDark = false } = {}) => {
      const running = start(program, (folder) => {
        const preferences = { ...PREFERENCES, 'ui.systemUsesDarkTheme': isDark ? 1 : 0 };
        const lines = Object.entries(preferences).map(
          ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
        );
        writeFileSync(join(folder, 'user.js'), lines.join('\n'));
        return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'];
      });
      const address = await readOutput(running.process, 2, /WebDriver BiDi listening on (ws:\S+)/);
      const problems: string[] = [];
      const call = await connect(`${address}/session`, ({ method, params }) => {
        if (method !== 'log.entryAdded') return;
        const { level, text } = params as { level: string; text: string };
        if (level === 'error') problems.push(`logged: ${text}`);
      });
      await call('session.new', { capabilities: {} });
      await call('session.subscribe', { events: ['log.entryAdded'] });
      return {
        problems,
        newTab: async (viewport) => {
          // A window, as a tab would hide the open ones.
          const { context } = (await call('browsingContext.create', { type: 'window' })) as {
            context: string;
          };
          await call('browsingContext.setViewport', { context, viewport });
          return tabOf(call, context);
        },
        close: async () => running.stop(),
      };
    },
  };
}

type Call = (method: string, params: object) => Promise<unknown>;

function tabOf(call: Call, context: string): Tab {
  return {
    navigate: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (body) => {
      const answer = (await call('script.callFunction', {
        target: { context },
        awaitPromise: true,
        functionDeclaration: `async () => JSON.stringify(await (async () => {${body}})())`,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const json = answer.result?.value;
      return json === undefined ? undefined : JSON.parse(json);
    },
    perform: async (actions) => {
      await call('input.performActions', { context, actions });
    },
    screenshot: async () => {
      const { data } = (await call('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
  };
}

/** Opens a connection; returns a function that sends a command and waits for its result. */
async function connect(address: string, onEvent: (event: Message) => void): Promise<Call> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    if (message.id === undefined) return onEvent(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
  });
  return async (method, params) => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    const message = await new Promise<Message>((resolve) => waiting.set(id, resolve));
    if (message.type === 'error') throw new Error(`${method}: ${message.error} ${message.message}`);
    return message.result;
  };
}
