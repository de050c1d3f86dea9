import type { Browser } from '@playwright/test';
import { doAdminMorning } from './adminMorning.ts';
import { startBackendProcess } from '../support/backendProcess.ts';
import { buildShop } from '../support/buildShop.ts';
import { CARD_TO_PRODUCT, doPurchase } from './purchase.ts';
import { startFolderServer } from './servers.ts';
import { withVisitor, type Figures } from './visitor.ts';

/** The name of this scenario for `--only`. */
export const INTERACTIONS = 'interactions';

const ORDERS_IN_SHOP = '1200';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const TARGET_MS = 200;
const CARD_TARGET_MS = 100;

/**
 * Measures each interaction of a purchase on a phone, and of an administrator's morning at a desk, `runs` times, on the
 * slowed machine; returns a function that prints the figures. The pictures are the bitmaps of `imageOrigin`, like
 * photographs: the mock backend's SVGs take much CPU time.
 */
export async function benchInteractions(
  browser: Browser,
  imageOrigin: string,
  runs: number,
): Promise<() => void> {
  const backend = await startBackendProcess('--orders', ORDERS_IN_SHOP);
  console.log('Building the shop for interactions …');
  const shop = await startFolderServer(await buildShop(backend.origin, { imageOrigin }));
  const figures: Figures = new Map();
  try {
    for (let run = 1; run <= runs; run += 1) {
      await measureInteractions(browser, shop.origin, figures);
      console.log(`${run}/${runs} ${INTERACTIONS}`);
    }
  } finally {
    shop.close();
    backend.close();
  }
  return () => printInteractions(figures);
}

/** Adds the figures of one purchase and one morning at the shop of this origin. */
async function measureInteractions(
  browser: Browser,
  shop: string,
  figures: Figures,
): Promise<void> {
  await withVisitor(browser, PHONE, figures, (visitor) => doPurchase(visitor, shop));
  await withVisitor(browser, DESKTOP, figures, (visitor) => doAdminMorning(visitor, shop));
}

/** Prints the median and the worst of each interaction, in milliseconds. */
function printInteractions(figures: Figures): void {
  console.log('\nInteractions, CPU slowed four times, until the next paint, ms\n');
  row('', 'median', 'worst', 'target');
  for (const [name, values] of figures) {
    const sorted = values.toSorted((a, b) => a - b);
    const target = name.startsWith(CARD_TO_PRODUCT) ? CARD_TARGET_MS : TARGET_MS;
    row(name, show(sorted[sorted.length >> 1]), show(sorted.at(-1)), String(target));
  }
}

function row(name: string, ...values: string[]): void {
  console.log(name.padEnd(52) + values.map((value) => value.padStart(9)).join(''));
}

// The observer does not report interactions below its threshold.
function show(milliseconds = NaN): string {
  return milliseconds === 0 ? 'under 16' : String(Math.round(milliseconds));
}
