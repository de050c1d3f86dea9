import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as dom from '@testing-library/dom';
import { KEYS, type InputSource, type Tab } from './driver';

/** How an element is found: as a person would, by role and name, label or text. */
export type Target = {
  by: 'role' | 'label' | 'text';
  role: string;
  name: Pattern | null;
  /** Which of those that are found, from 0. */
  nth: number;
  within: Target | null;
};
type Pattern = { source: string; isExact: boolean };
type Options = { nth?: number; within?: Target };

/** An element with this role and accessible name; a text must be the whole name. */
export function role(wanted: string, name?: string | RegExp, options: Options = {}): Target {
  return target('role', wanted, name, options);
}

/** A field with this label, for those without a role, as a password. */
export function label(name: string | RegExp, options: Options = {}): Target {
  return target('label', '', name, options);
}

/** The innermost element with this text. */
export function text(name: string | RegExp, options: Options = {}): Target {
  return target('text', '', name, options);
}

function target(
  by: Target['by'],
  wanted: string,
  name: string | RegExp | undefined,
  { nth = 0, within }: Options,
): Target {
  const pattern =
    name === undefined
      ? null
      : {
          source: typeof name === 'string' ? name : name.source,
          isExact: typeof name === 'string',
        };
  return { by, role: wanted, name: pattern, nth, within: within ?? null };
}

/** The library that finds elements, to run in a page; the accessible names are its. */
const LIBRARY = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const TIMEOUT_MS = 30_000;
const POLL_MS = 40;

/** A page as a person sees and uses it. Each method waits until it can do what it says. */
export class Page {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  async goTo(path: string): Promise<void> {
    await this.tab.navigate(this.origin + path);
  }

  /** Runs a function in the page, which sees nothing but its arguments. */
  async evaluate<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const body = `return (${String(task)})(...${JSON.stringify(args)});`;
    return (await this.tab.run(body)) as Awaited<Result>;
  }

  /** Runs a function on the element as soon as it is there. */
  async read<Result, Args extends unknown[]>(
    wanted: Target,
    task: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.until(`no ${describe(wanted)}`, async () => {
      const body = `
        const element = (${String(find)})(${JSON.stringify(wanted)});
        return element && { result: await (${String(task)})(element, ...${JSON.stringify(args)}) };`;
      const found = (await this.withLibrary(body)) as null | { result: Awaited<Result> };
      return found && [found.result];
    });
  }

  async count(wanted: Target): Promise<number> {
    const body = `return (${String(find)})(${JSON.stringify(wanted)}, true);`;
    return (await this.withLibrary(body)) as number;
  }

  async sees(...all: Target[]): Promise<void> {
    for (const wanted of all) await this.read(wanted, () => null);
  }

  /** Waits a moment for what a key may have brought. */
  async settles(wanted: Target): Promise<void> {
    for (let look = 0; look < 20 && (await this.count(wanted)) === 0; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async misses(wanted: Target): Promise<void> {
    await this.until(`still a ${describe(wanted)}`, async () =>
      (await this.count(wanted)) === 0 ? [null] : null,
    );
  }

  /** Waits until the function, which runs in the page, returns something true; returns that. */
  async waitFor<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.until(`never ${String(task)}`, async () => {
      const result = await this.evaluate(task, ...args);
      return result ? [result] : null;
    });
  }

  /** Waits for an address, with its search. */
  async isAt(pattern: RegExp): Promise<void> {
    await this.waitFor(
      (source) => new RegExp(source).test(location.pathname + location.search),
      pattern.source,
    );
  }

  async click(wanted: Target, ...modifiers: (keyof typeof KEYS)[]): Promise<void> {
    const { x, y } = await this.until(`cannot click ${describe(wanted)}`, async () => {
      const place = await this.read(wanted, placeToClick);
      return place && [place];
    });
    const keys = modifiers.map((key) => KEYS[key]);
    const pause = { type: 'pause', duration: 0 };
    const sources: InputSource[] = [
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          ...keys.map(() => pause),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ];
    if (keys.length > 0) {
      sources.push({
        type: 'key',
        id: 'keyboard',
        actions: [
          pause,
          ...keys.map((value) => ({ type: 'keyDown', value })),
          pause,
          pause,
          ...keys.map((value) => ({ type: 'keyUp', value })),
        ],
      });
    }
    await this.tab.perform(sources);
  }

  /** Replaces what stands in a field, by keys. */
  async fill(wanted: Target, value: string): Promise<void> {
    await this.read(wanted, (element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.type(value);
  }

  /** Sets the value of a field whose keys differ from browser to browser, as those for a day. */
  async setValue(wanted: Target, value: string): Promise<void> {
    await this.read(
      wanted,
      (element, text) => {
        // React has put a property of its own onto the element.
        const own = Object.getPrototypeOf(element) as object;
        Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      value,
    );
  }

  /** Chooses an option of a select by its text. */
  async choose(wanted: Target, option: string): Promise<void> {
    const value = await this.read(
      wanted,
      (element, name) =>
        [...(element as HTMLSelectElement).options].find(
          ({ text: own, value }) => own === name || value === name,
        )?.value ?? null,
      option,
    );
    if (value === null) throw new Error(`no option ${option}`);
    await this.setValue(wanted, value);
  }

  async focus(wanted: Target): Promise<void> {
    await this.read(wanted, (element) => element.focus());
  }

  async press(...names: (keyof typeof KEYS)[]): Promise<void> {
    await this.type(names.map((name) => KEYS[name]).join(''));
  }

  async type(characters: string): Promise<void> {
    const actions = Array.from(characters).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Presses a key while another is held. */
  async chord(held: keyof typeof KEYS, key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: KEYS[held] },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: KEYS[held] },
    ];
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Gives photographs, made in the page, to a field for files. */
  async pickPhotos(
    wanted: Target,
    photos: readonly { name: string; width: number; height: number }[],
  ): Promise<void> {
    await this.read(
      wanted,
      async (element, sizes) => {
        const chosen = new DataTransfer();
        for (const { name, width, height } of sizes) {
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const pen = canvas.getContext('2d');
          for (let dot = 0; pen && dot < 500; dot += 1) {
            pen.fillStyle = `hsl(${(dot * 37) % 360} 70% 50%)`;
            pen.fillRect((dot * 7_919) % width, (dot * 104_729) % height, 60, 60);
          }
          const photo = await new Promise<Blob | null>((resolve) =>
            canvas.toBlob(resolve, 'image/jpeg', 0.95),
          );
          if (photo) chosen.items.add(new File([photo], name, { type: 'image/jpeg' }));
        }
        (element as HTMLInputElement).files = chosen.files;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      photos,
    );
  }

  /** Waits until this element has the focus. */
  async isFocused(wanted: Target): Promise<void> {
    await this.until(`no focus on ${describe(wanted)}`, async () =>
      (await this.read(wanted, (element) => element === document.activeElement)) ? [null] : null,
    );
  }

  private async withLibrary(body: string): Promise<unknown> {
    const missing = 'the library is missing';
    const whole = `if (!('TestingLibraryDom' in globalThis)) return '${missing}';\n${body}`;
    const first = await this.tab.run(whole);
    if (first !== missing) return first;
    await this.tab.run(LIBRARY);
    return this.tab.run(whole);
  }

  /** Tries again until there is a result, in a list; a page that is just changing may throw. */
  private async until<Result>(
    problem: string,
    attempt: () => Promise<[Result] | null>,
  ): Promise<Result> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      let reason = '';
      try {
        const found = await attempt();
        if (found) return found[0];
      } catch (error) {
        reason = String(error);
      }
      if (Date.now() > end) throw new Error(`${problem} ${reason} on: ${await this.summary()}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  private async summary(): Promise<string> {
    return this.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 500)}`).catch(
      String,
    );
  }
}

function describe({ by, role: wanted, name, nth, within }: Target): string {
  const inside = within ? ` in ${describe(within)}` : '';
  return `${by} ${wanted} ${name?.source ?? ''}${nth > 0 ? ` (${nth})` : ''}${inside}`;
}

declare const TestingLibraryDom: typeof dom;

/** Runs in the page. */
function find(wanted: Target, isCounting: true): number;
function find(wanted: Target): HTMLElement | null;
function find(wanted: Target, isCounting = false): HTMLElement | number | null {
  const all = (one: Target): HTMLElement[] => {
    const root = one.within ? all(one.within)[one.within.nth] : document.body;
    if (!root) return [];
    const { name } = one;
    const pattern = name && (name.isExact ? name.source : new RegExp(name.source));
    if (one.by === 'label') return TestingLibraryDom.queryAllByLabelText(root, pattern ?? /./);
    if (one.by === 'text') return TestingLibraryDom.queryAllByText(root, pattern ?? /./);
    return TestingLibraryDom.queryAllByRole(root, one.role, pattern ? { name: pattern } : {});
  };
  const found = all(wanted);
  return isCounting ? found.length : (found[wanted.nth] ?? null);
}

/** Runs in the page: the middle of an element that stands still and is not covered. */
async function placeToClick(element: HTMLElement): Promise<{ x: number; y: number } | null> {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y || box.width === 0) return null;
  if (element.matches(':disabled')) return null;
  const x = Math.floor(box.x + box.width / 2);
  const y = Math.floor(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isReached = hit !== null && (element.contains(hit) || hit.contains(element));
  return isReached ? { x, y } : null;
}
