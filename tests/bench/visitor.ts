import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { slowDown } from './conditions.ts';
import { watchRequests } from './traffic.ts';

/** The durations of each interaction, by name, in milliseconds. */
export type Figures = Map<string, number[]>;

/** How long a person looks before acting, holds a finger or button down, and waits before the next key. */
const LOOK_MS = 400;
const HOVER_MS = 150;
const PRESS_MS = 60;
const KEY_MS = 120;

/** Someone who uses the shop by real input events, on the slowed machine. */
export type Visitor = {
  page: Page;
  /** Opens an address and waits until the page is at rest. */
  open: (address: string) => Promise<void>;
  /** Resolves once no request has been made for a while. */
  atRest: () => Promise<void>;
  /** Presses an element by touch if the device has it, otherwise with the mouse. */
  press: (target: Locator) => Promise<void>;
  /** Presses keys one after the other, on the focused element. */
  keys: (...keys: string[]) => Promise<void>;
  /** Types a text key by key. */
  type: (text: string) => Promise<void>;
  /**
   * Measures the longest interaction of `act`, from the input to the next paint; `result` is there
   * when it has been answered.
   */
  measure: (name: string, act: () => Promise<void>, result?: Locator) => Promise<void>;
  /** Adds a figure that was measured in another way. */
  add: (name: string, milliseconds: number) => void;
};

/** Runs a journey in its own browser context, and adds its measurements to `figures`. */
export async function withVisitor(
  browser: Browser,
  device: BrowserContextOptions,
  figures: Figures,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...device, locale: 'it-IT' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = watchRequests(page);
    await slowDown(cdp);
    const durations = await watchInteractions(page, cdp);
    const press = device.hasTouch ? tap : click;
    const add = (name: string, milliseconds: number) =>
      figures.set(name, [...(figures.get(name) ?? []), milliseconds]);
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) {
        await page.keyboard.press(key);
        await pause(KEY_MS);
      }
    };
    await journey({
      page,
      add,
      atRest: traffic.quiet,
      open: async (address) => {
        await page.goto(address);
        await traffic.quiet();
      },
      press: (target) => press(page, cdp, target),
      keys,
      type: (text) => keys(...Array.from(text)),
      measure: async (name, act, result) => {
        await pause(LOOK_MS);
        durations.clear();
        await act();
        await result?.waitFor();
        await pause(LOOK_MS); // the browser reports an interaction after its paint
        add(name, Math.max(0, ...durations.values()));
      },
    });
  } finally {
    await context.close();
  }
}

async function tap(_: Page, cdp: CDPSession, target: Locator): Promise<void> {
  const touchPoints = [await middleOf(target)];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(page: Page, _: CDPSession, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y, { steps: 3 });
  await pause(HOVER_MS);
  await page.mouse.down();
  await pause(PRESS_MS);
  await page.mouse.up();
}

/** Waits until an element can be pressed, scrolls it into view, and returns its middle. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not shown: ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Collects the longest event of each interaction, by its id, over all documents of the page. */
async function watchInteractions(page: Page, cdp: CDPSession): Promise<Map<string, number>> {
  const durations = new Map<string, number>();
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchInteraction' });
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'benchInteraction') return;
    const [id = '', duration] = payload.split(' ');
    durations.set(id, Math.max(durations.get(id) ?? 0, Number(duration)));
  });
  await page.addInitScript(observeInteractions);
  return durations;
}

declare global {
  interface Window {
    benchInteraction: (idAndDuration: string) => void;
  }
}

function observeInteractions(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      window.benchInteraction(`${performance.timeOrigin}/${entry.interactionId} ${entry.duration}`);
    }
  });
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
}
