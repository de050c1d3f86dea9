import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../browser/support/chromium.ts';
import { buildShop } from '../support/buildShop.ts';
import { startDataServer } from './dataServer.ts';
import { floorPage } from './floor.ts';
import { benchInteractions, INTERACTIONS } from './interactions.ts';
import { load, type Load } from './load.ts';
import { readOptions } from './options.ts';
import { benchOrders, ORDERS } from './ordersRun.ts';
import { benchPages, PAGES } from './pages.ts';
import { report } from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import { startPageServer, startFolderServer } from './servers.ts';
import { benchTabs, TABS } from './tabsRun.ts';

const { runs, only, beside } = readOptions([
  ...SCENARIOS.map(({ name }) => name),
  ORDERS,
  PAGES,
  INTERACTIONS,
  TABS,
]);
const scenarios = SCENARIOS.filter(({ name }) => only.includes(name));

const data = await startDataServer();
console.log('Building the shop …');
const shop = await startFolderServer(await buildShop(data.origin));
const floor = await startPageServer(floorPage(data.origin));
const origins = { shop: shop.origin, floor: floor.origin };

/**
 * With a debugger attached, as here, the browser parses a whole file again for each stack trace that it captures while
 * the file starts, and React captures six: a tenth of the shop's main thread, which visitors do not pay. This tells it
 * the lines after the first parse.
 */
const EAGER_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_ARGS, EAGER_POSITIONS],
});
const reports: (() => void)[] = [];
const loads = new Map<string, Load[]>(scenarios.map(({ name }) => [name, []]));
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const scenario of scenarios) {
      data.serve(scenario.products);
      const figures = await load(browser, scenario, origins[scenario.page]);
      loads.get(scenario.name)?.push(figures);
      console.log(`${run}/${runs} ${scenario.name}: ${Math.round(figures.firstThing)} ms`);
    }
  }
  if (only.includes(ORDERS)) reports.push(await benchOrders(browser, data, shop.origin, runs));
  if (only.includes(PAGES)) reports.push(await benchPages(runs));
  if (only.includes(INTERACTIONS))
    reports.push(await benchInteractions(browser, data.origin, runs));
  if (only.includes(TABS)) reports.push(await benchTabs(browser, data, shop.origin, beside, runs));
} finally {
  await browser.close();
  for (const server of [data, shop, floor]) server.close();
}
report(loads, runs, browser.version());
for (const print of reports) print();
