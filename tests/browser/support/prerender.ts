import type { Page } from '@playwright/test';
import { APPLICATION_FILES, isApplicationThere } from '../../support/applicationFiles';
import { routeToMockBackend } from './mockBackendRoutes';

/**
 * Delays the application's files, but not those of the prerender; returns a function that releases them.
 */
export async function withoutApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(APPLICATION_FILES, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Removes the page's time limits of 500 ms and more: on a busy machine everything is late. */
export async function withoutTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const isLimit = (ms = 0) => ms >= 500;
    window.setTimeout = ((task: () => void, ms?: number) =>
      isLimit(ms) ? 0 : wait(task, ms)) as typeof window.setTimeout;
  });
}

/**
 * Opens a path on a mock backend, makes the page remember the prerendered markup, and delays the application. Returns a
 * function that releases it.
 */
export async function openPrerendered(
  page: Page,
  path: string,
  behind?: Parameters<typeof routeToMockBackend>[1],
): Promise<() => void> {
  await routeToMockBackend(page, behind);
  await recordPrerender(page);
  const release = await withoutApplication(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Waits until the application has replaced the prerendered page. */
export async function applicationIsThere(page: Page): Promise<void> {
  await page.waitForFunction(isApplicationThere);
}

/** Makes the page remember what was prerendered, even if it has been removed since. */
async function recordPrerender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const drawn = document.querySelector('[data-prerender]')?.getAttribute('data-prerender');
      const { dataset } = document.documentElement;
      // Setting this attribute is a mutation too.
      if (drawn && dataset['wasDrawn'] !== drawn) dataset['wasDrawn'] = drawn;
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
}

/** Returns the final prerendered markup; undefined if nothing was prerendered. */
export function prerenderedLast(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['wasDrawn']);
}

/**
 * Returns the elements that a selector finds, with their content and position, but without anything that only exists
 * until the app starts, and without generated names.
 */
export async function looks(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const passing =
      /^(disabled|selected|tabindex|id|for|style|data-slot|aria-(describedby|controls))$/;
    const found = [...document.querySelectorAll(wanted)];
    return found.flatMap((root) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const attributes = [...element.attributes]
          .filter(({ name }) => !passing.test(name))
          .map(({ name, value }) => `${name}=${value}`);
        const text = element.childElementCount === 0 ? element.textContent : '';
        const box = [x, y, width, height].map(Math.round);
        return [element.tagName, ...attributes.sort(), text, ...box].join(' ');
      }),
    );
  }, selector);
}
