import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { API_ORIGIN, DEPLOYED_ORIGIN, REPORTING_ORIGIN, REPORTS_ORIGIN } from './hosts';
import { DESKTOP, PHONE } from './viewports';

type Fixtures = {
  /** The problems in the browser so far. */
  problems: string[];
  /** Allows an error that a test provokes: `allowProblem(/500/)`. */
  allowProblem: (pattern: RegExp) => void;
};

/** The origins that a build calls in addition to its own. */
const CALLED_BY: Readonly<Record<string, string[]>> = {
  [DEPLOYED_ORIGIN]: [API_ORIGIN],
  [REPORTING_ORIGIN]: [API_ORIGIN, REPORTS_ORIGIN],
};

/**
 * Playwright's test, which also fails on errors in the console, uncaught exceptions, unhandled rejections and requests
 * to foreign origins.
 */
export const test = base.extend<Fixtures>({
  problems: async ({ context, baseURL }, use) => {
    const { origin } = new URL(baseURL ?? '');
    await use(watch(context, [origin, ...(CALLED_BY[origin] ?? [])]));
  },
  allowProblem: [
    async ({ problems }, use) => {
      const allowed: RegExp[] = [];
      await use((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what goes wrong in any tab of the context from now on. */
function watch(context: BrowserContext, own: string[]): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  // Uncaught exceptions and unhandled rejections.
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const staysHere =
      own.includes(url.origin) || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!staysHere) problems.push(`request to a foreign origin: ${request.url()}`);
  });
  return problems;
}

/** Pictures of the page at desktop and phone width, in test-results/screenshots. */
export async function screenshotBoth(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.screenshot({
      path: join(
        test.info().config.rootDir,
        '../../test-results/screenshots',
        `${name}-${size.width}.png`,
      ),
      fullPage: true,
      animations: 'disabled',
    });
  }
  if (before) await page.setViewportSize(before);
}
