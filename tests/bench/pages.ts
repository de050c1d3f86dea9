import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../browser/support/chromium.ts';
import { startBackendProcess } from '../support/backendProcess.ts';
import { freePort } from '../support/freePort.ts';
import { buildShop } from '../support/buildShop.ts';
import { startFolderServer } from './servers.ts';
import { printRows } from './table.ts';

/** The name of this scenario for `--only`. */
export const PAGES = 'pages';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERCENT = 100;

/** A page that may be opened from a link, with seeded data. */
const ROUTES = [
  '/',
  '/product/101',
  '/cart',
  '/order/get/B2018-000001',
  '/dicono-di-noi',
  '/login',
  '/contattaci',
  '/politica-di-reso',
  '/payment/success',
];

/** The content of the cart when its page is opened. */
const CART_PATH = '/cart/add/101/2';

type Figures = Record<(typeof CATEGORIES)[number], number> & {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
};

/**
 * Opens each public route cold by Lighthouse (mobile, simulated slow 4G) `runs` times against the
 * mock backend; returns how to print the medians.
 */
export async function benchPages(runs: number): Promise<() => void> {
  const backend = await startBackendProcess();
  console.log('Building the shop for Lighthouse …');
  const shop = await startFolderServer(await buildShop(backend.origin));
  const measured = new Map<string, Figures[]>(ROUTES.map((route) => [route, []]));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const route of ROUTES) {
        const figures = await measure(shop.origin, route, backend.origin);
        measured.get(route)?.push(figures);
        console.log(`${run}/${runs} ${route}: ${figures.performance}`);
      }
    }
  } finally {
    shop.close();
    backend.close();
  }
  return () => print(measured);
}

async function measure(shop: string, route: string, backend: string): Promise<Figures> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    if (route === '/cart') await fillCart(page, shop, backend);
    const run = await lighthouse(shop + route, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    });
    if (!run) throw new Error(`Lighthouse measured nothing at ${route}.`);
    return figuresOf(run.lhr);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function fillCart(page: Page, shop: string, backend: string): Promise<void> {
  await page.goto(`${shop}/favicon.svg`);
  await page.evaluate(
    (call) => fetch(call, { method: 'POST', credentials: 'include' }),
    backend + CART_PATH,
  );
}

function figuresOf({ categories, audits }: Result): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * PERCENT);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

const SECOND = 1000;

const HEAD = [
  '',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'first paint, s',
  'LCP, s',
  'blocking, ms',
  'shift',
];
const TARGET = ['target', '95', '100', '100', '100, if listed', '', '2.5', '', '0.02'];

function print(measured: Map<string, Figures[]>): void {
  const rows = [...measured].map(([route, all]) => {
    const of = (figure: keyof Figures, digits = 0, unit = 1) => {
      const values = all.map((one) => one[figure] / unit).sort((a, b) => a - b);
      return (values[values.length >> 1] ?? NaN).toFixed(digits);
    };
    const scores = CATEGORIES.map((name) => of(name));
    const paints = [of('firstPaint', 1, SECOND), of('largestPaint', 2, SECOND)];
    return [route, ...scores, ...paints, of('blocking'), of('shift', 3)];
  });
  console.log('\nEach page opened cold by Lighthouse (mobile, simulated slow 4G), medians\n');
  printRows([HEAD, ...rows, TARGET]);
}
