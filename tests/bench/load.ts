import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { slowDown, VIEWPORT } from './conditions.ts';
import { measuredPage, taskMilliseconds } from './measuredPage.ts';
import type { Scenario } from './scenarios.ts';
import { scrollThrough, type Scrolling } from './scroll.ts';

/** A script; `isLate` if another script loads it, instead of a tag of the page. */
export type Script = { name: string; gzip: number; isLate: boolean };

/** Finds the names of the scripts in the page's text; those of single routes are shorter there. */
const NAME_OF_SCRIPT = /["`](?:[^"`]*\/)?([^"`/]+\.js)["`]/g;

/** The figures of one cold page load. */
export type Load = {
  /** Milliseconds from the navigation until the first element was painted. */
  firstThing: number;
  /** Milliseconds of main-thread work until the page was at rest. */
  cpu: number;
  shift: number;
  /** JavaScript fetched until the page was at rest. */
  scripts: Script[];
  elements: number;
  thingsInView: number;
  pictures: number;
  /** All bytes over the network. */
  bytes: number;
  scrolling?: { slowed: Scrolling; full: Scrolling };
};

/** Loads the page with an empty cache and measures it. */
export async function load(browser: Browser, scenario: Scenario, origin: string): Promise<Load> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'it-IT' });
  try {
    const { page, cdp, traffic, open, atRest } = await measuredPage(context, scenario.things);
    await slowDown(cdp);
    const milliseconds = await open(origin + scenario.path);
    await atRest();

    const cpu = await taskMilliseconds(cdp);
    const seen = await look(page, scenario.things);
    const figures = {
      firstThing: milliseconds,
      cpu,
      ...seen,
      scripts: await scriptsOf(page, traffic.scripts),
      pictures: traffic.pictures(),
      bytes: traffic.bytes(),
    };
    if (traffic.problems.length > 0) throw new Error(traffic.problems.join('\n'));
    if (!scenario.scrolls) return figures;
    const scrolling = await scrollThrough(page, cdp, scenario.things);
    const afterwards = await look(page, scenario.things);
    return { ...figures, scrolling, elements: Math.max(figures.elements, afterwards.elements) };
  } finally {
    await context.close();
  }
}

async function look(page: Page, things: string) {
  return page.evaluate((selector) => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return {
      shift: window.benchSeen.shift,
      elements: document.querySelectorAll('*').length,
      thingsInView: [...document.querySelectorAll(selector)].filter(isInView).length,
    };
  }, things);
}

async function scriptsOf(page: Page, fetched: Response[]): Promise<Script[]> {
  const html = await page.evaluate(() => fetch(location.href).then((reply) => reply.text()));
  const named = [...html.matchAll(NAME_OF_SCRIPT)].map(([, name]) => name);
  const inline = await page.$$eval('script:not([src])', (scripts) =>
    scripts.map((script) => script.textContent).join('\n'),
  );
  const files = fetched.map(async (response) => {
    const url = response.url();
    const name = new URL(url).pathname.split('/').at(-1) ?? url;
    return {
      name,
      gzip: gzipSync(await response.body(), { level: 9 }).length,
      isLate: !named.includes(name),
    };
  });
  return [
    { name: '(in the page)', gzip: inline ? gzipSync(inline).length : 0, isLate: false },
    ...(await Promise.all(files)),
  ];
}
