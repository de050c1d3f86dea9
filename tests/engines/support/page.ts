import { isApplicationThere } from '#tests/support/applicationFiles';
import { KEYS, type Tab } from './driver';
import { runWithFound } from './find';
import { clickAt, holding, placeToClick, typing } from './gestures';
import { pickPhotos, type Photo } from './photos';
import { describe, type Target } from './target';

const TIMEOUT_MS = 30_000;
const POLL_MS = 40;

/** A page as a person sees and uses it. Each method waits until it can act. */
export class Page {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /** Opens a page and waits for the application. */
  async goTo(path: string): Promise<void> {
    await this.begin(path);
    await this.hasApplication();
  }

  /** Waits until the application has replaced the prerendered page. */
  async hasApplication(): Promise<void> {
    await this.waitFor(isApplicationThere);
  }

  /** Opens a page without waiting for the application. */
  async begin(path: string): Promise<void> {
    await this.tab.navigate(this.origin + path);
  }

  /** Runs a function in the page, where it sees only its arguments. */
  async evaluate<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const body = `return (${String(task)})(...${JSON.stringify(args)});`;
    return (await this.tab.run(body)) as Awaited<Result>;
  }

  /** Runs a function on the element once it exists. */
  async read<Result, Args extends unknown[]>(
    wanted: Target,
    task: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.until(`no ${describe(wanted)}`, async () => {
      const body = `
        const element = found[${wanted.nth}];
        return element && { result: await (${String(task)})(element, ...${JSON.stringify(args)}) };`;
      const answer = (await runWithFound(this.tab, wanted, body)) as
        undefined | { result: Awaited<Result> };
      return answer ? [answer.result] : null;
    });
  }

  async count(wanted: Target): Promise<number> {
    return (await runWithFound(this.tab, wanted, 'return found.length;')) as number;
  }

  async sees(...all: Target[]): Promise<void> {
    for (const wanted of all) await this.read(wanted, () => null);
  }

  /** Waits a moment for the effect of a key. */
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

  /** Waits until the function, which runs in the page, returns a truthy value; returns it. */
  async waitFor<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.until(`never ${String(task)}`, async () => {
      const result = await this.evaluate(task, ...args);
      return result ? [result] : null;
    });
  }

  /** Waits for an address, including its search. */
  async isAt(pattern: RegExp): Promise<void> {
    await this.waitFor(
      (source) => new RegExp(source).test(location.pathname + location.search),
      pattern.source,
    );
  }

  async click(wanted: Target, ...modifiers: (keyof typeof KEYS)[]): Promise<void> {
    const point = await this.until(`cannot click ${describe(wanted)}`, async () => {
      const found = await this.read(wanted, placeToClick);
      return found && [found];
    });
    await this.tab.perform(clickAt(point, modifiers));
  }

  /** Replaces the text of a field, by keys. */
  async fill(wanted: Target, value: string): Promise<void> {
    await this.read(wanted, (element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.type(value);
  }

  /** Sets the value of a field whose keys differ between browsers, such as a date field. */
  async setValue(wanted: Target, value: string): Promise<void> {
    await this.read(
      wanted,
      (element, text) => {
        // React has put its own property onto the element.
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
    await this.tab.perform(typing(characters));
  }

  /** Presses a key while another is held. */
  async chord(held: keyof typeof KEYS, key: string): Promise<void> {
    await this.tab.perform(holding(held, key));
  }

  /** Makes photographs in the page and gives them to a file field. */
  async pickPhotos(wanted: Target, photos: readonly Photo[]): Promise<void> {
    await this.read(wanted, pickPhotos, photos);
  }

  /** Waits until the element has the focus. */
  async isFocused(wanted: Target): Promise<void> {
    await this.until(`no focus on ${describe(wanted)}`, async () =>
      (await this.read(wanted, (element) => element === document.activeElement)) ? [null] : null,
    );
  }

  /** Retries until there is a result, in a list; a page that is changing may throw. */
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
