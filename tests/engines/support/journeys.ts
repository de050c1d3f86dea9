import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP } from '#tests/browser/support/viewports';
import type { Browser, Engine, Size } from './driver';
import { Page } from './page';
import { startShop, type Shop } from './shop';

const PICTURES = fileURLToPath(new URL('../../../test-results/engines/', import.meta.url));

type JourneyContext = {
  shop: Shop;
  /** Opens a tab of the shop, or of another origin. */
  openTab: (size?: Size, origin?: string) => Promise<Page>;
  /** Allows a problem in this journey. */
  allow: (pattern: RegExp) => void;
  /** Stores a picture for people to look at. */
  picture: (page: Page, name: string) => Promise<void>;
};

export type Journey = {
  title: string;
  isDark?: boolean;
  run: (context: JourneyContext) => Promise<void>;
};

/**
 * Runs the journeys in an engine one by one, each in a browser with empty storage. They are skipped if the engine is
 * not installed.
 */
export function runJourneys(engine: Engine | null, journeys: readonly Journey[]): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(ORDERS);
  }, 120_000);
  afterAll(async () => {
    engine?.close();
    await shop.remove();
  });

  it.for(journeys)('$title', async ({ title, isDark = false, run }) => {
    if (engine === null) return;
    const browser = await engine.open({ isDark });
    const pages: Page[] = [];
    const allowed: RegExp[] = [];
    const picture = (page: Page, file: string) => store(page, `${file}-${engine.name}`);
    shop.problems.length = 0;
    try {
      await run({
        shop,
        picture,
        openTab: async (size = DESKTOP, origin = shop.origin) => {
          const page = new Page(await browser.newTab(size), origin);
          pages.push(page);
          return page;
        },
        allow: (pattern) => allowed.push(pattern),
      });
      expect(problemsOf(browser, shop, allowed), 'problems in the pages').toEqual([]);
    } catch (error) {
      console.error(title, problemsOf(browser, shop, allowed));
      for (const [index, page] of pages.entries()) {
        await picture(page, `failed-${title}-${index}`);
      }
      throw error;
    } finally {
      await browser.close();
    }
  });
}

/** Orders in the shop of the journeys. */
export const ORDERS = 10_000;

function problemsOf(browser: Browser, shop: Shop, allowed: readonly RegExp[]): string[] {
  return [...browser.problems, ...shop.problems].filter(
    (problem) => !allowed.some((pattern) => pattern.test(problem)),
  );
}

async function store(page: Page, name: string): Promise<void> {
  try {
    const picture = await page.tab.screenshot();
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${name}.png`), picture);
  } catch (error) {
    // A missing picture does not fail a journey.
    console.warn(name, error);
  }
}
