import type { Page } from '@playwright/test';

/** The page that a snapshot showed. */
export type Shown = {
  /** The accessibility tree, as Playwright writes it. */
  tree: string;
  /** PNG; null if none was requested. */
  picture: Buffer | null;
  /** Requests other than those for the application's files; a replay makes none. */
  requests: string[];
};

/** The path at which the page finds the snapshot. */
const ADDRESS = '/snapshot-to-replay.json';

type Look = { viewport?: { width?: number; height?: number; colorScheme?: 'light' | 'dark' } };

/** A snapshot, or a recording, whose moments are replayed in its first window. */
type File = Look & { first?: Look; moments?: unknown[] };

/**
 * Replays a snapshot in a page, at the size at which it was taken: by its address in a page without the shop, otherwise
 * in the open page, which is faster. Rejects if the application refuses it, or if a recording has no such moment.
 */
export async function replayFile(
  page: Page,
  origin: string,
  text: string,
  withPicture = true,
  moment = 0,
): Promise<Shown> {
  const snapshot = parsed(text);
  const last = snapshot?.moments?.length ?? 0;
  if (snapshot && moment > last)
    throw new Error(`There is no moment ${moment}: the last is ${last}.`);
  const look = snapshot?.first ?? snapshot;
  const { width = 1280, height = 800, colorScheme = 'light' } = look?.viewport ?? {};
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const requests: string[] = [];
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    underWay.add(request);
    if (!isOwnFile(request.url(), request.resourceType(), origin)) requests.push(request.url());
  });
  const ended = (request: unknown) => underWay.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  try {
    await page.route(origin + ADDRESS, (route) => route.fulfill({ body: text }));
    if (snapshot && page.url().startsWith(origin)) await replayHere(page, moment);
    else await openReplay(page, origin, moment);
    // Late content may have changed the page.
    while (underWay.size > 0) await page.waitForTimeout(20);
    // The banner is not part of the page.
    await page.evaluate(() => document.querySelector('[data-qa]')?.toggleAttribute('hidden', true));
    return {
      tree: `${await page.locator('body').ariaSnapshot()}\n`,
      picture: withPicture ? await page.screenshot({ animations: 'disabled' }) : null,
      requests,
    };
  } finally {
    page.removeAllListeners('request');
    page.removeAllListeners('requestfinished');
    page.removeAllListeners('requestfailed');
    await page.unroute(origin + ADDRESS);
  }
}

async function openReplay(page: Page, origin: string, moment: number): Promise<void> {
  await page.goto(`${origin}/?replay=${ADDRESS}&momento=${moment}`);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['replay'] === 'ready' ||
      document.querySelector('[data-qa] [role=alert]'),
  );
  const refusal = await page.locator('[data-qa] [role=alert] p').allTextContents();
  if (refusal.length === 0) return;
  await page.goto('about:blank'); // the live shop has opened instead
  throw new Error(refusal.join(' '));
}

async function replayHere(page: Page, moment: number): Promise<void> {
  await page.evaluate(
    async ([address, at]) => {
      const response = await fetch(address);
      await window.__shop?.replay(await response.json(), { moment: at });
    },
    [ADDRESS, String(moment)] as const,
  );
}

/** Returns null if the file is not JSON: the page reports it. */
function parsed(text: string): File | null {
  try {
    return JSON.parse(text) as File;
  } catch {
    return null;
  }
}

/** The files of the build, and the snapshot itself. */
function isOwnFile(address: string, type: string, origin: string): boolean {
  const { protocol, origin: from, pathname } = new URL(address);
  if (protocol === 'data:' || protocol === 'blob:') return true;
  if (from !== origin) return false;
  return pathname === ADDRESS || !['fetch', 'xhr', 'eventsource', 'websocket'].includes(type);
}
