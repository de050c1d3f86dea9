import type { Page, Response } from '@playwright/test';

const QUIET_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** Follows the page's requests from now on. */
export function watchRequests(page: Page) {
  // Their bodies are read once the page is measured: the page's own thread hands them over.
  const scripts: Response[] = [];
  const problems: string[] = [];
  let inFlight = 0;
  let lastChange = Date.now();
  let pictures = 0;
  let bytes = 0;
  const changed = (by: number) => {
    inFlight += by;
    lastChange = Date.now();
  };

  page.on('request', (request) => {
    changed(1);
    if (request.resourceType() === 'image' && request.url().includes('/images/')) pictures += 1;
  });
  page.on('requestfinished', (request) => {
    changed(-1);
    void request.sizes().then(
      (sizes) => (bytes += sizes.responseBodySize + sizes.responseHeadersSize),
      () => undefined,
    );
  });
  page.on('requestfailed', (request) => {
    changed(-1);
    problems.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response);
  });
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  return {
    scripts,
    problems,
    pictures: () => pictures,
    bytes: () => bytes,
    /** Resolves once no request has been under way for a while. */
    quiet: async () => {
      const until = Date.now() + MAX_WAIT_MS;
      while ((inFlight > 0 || Date.now() - lastChange < QUIET_MS) && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
