import type { BrowserContext, CDPSession } from '@playwright/test';
import { probe } from './probe.ts';
import { watchRequests } from './traffic.ts';

const FIRST_THING_TIMEOUT_MS = 60_000;

/**
 * Opens a new page that measures when the first of some elements (by their selector) is painted:
 * `open` goes to an address and returns the milliseconds until then. `atRest` waits until the
 * application has replaced the prerendered page and all requests have ended.
 */
export async function measuredPage(context: BrowserContext, things: string) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(probe, things);
  const traffic = watchRequests(page);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchFirstThing' });
  await cdp.send('Performance.enable');
  const open = async (address: string): Promise<number> => {
    const firstThingSeen = firstThing(cdp);
    await page.goto(address, { waitUntil: 'commit' });
    return firstThingSeen;
  };
  const atRest = async (): Promise<void> => {
    // Not by `waitForFunction`: it asks in every frame, which only the page that is prerendered would pay.
    await cdp.send('Runtime.evaluate', {
      expression: `(${whenReplaced.toString()})()`,
      awaitPromise: true,
    });
    await traffic.quiet();
  };
  return { page, cdp, traffic, open, atRest };
}

/** Returns the main-thread work of the page so far, in milliseconds. */
export async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser reports no TaskDuration.');
  return seconds * 1000;
}

function firstThing(cdp: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('None of the elements came into view.')),
      FIRST_THING_TIMEOUT_MS,
    );
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'benchFirstThing') return;
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
}

/** Runs in the page: resolves once the application has replaced the prerendered page. */
function whenReplaced(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-prerender]')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}
