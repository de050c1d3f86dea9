import { expect, type Locator, type Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { matchPath } from 'react-router';
import { SCREENS } from '../../../src/app/screens';
import { PATHS, pathTo } from '../../../src/config/paths';
import { changedFiles, shareOf } from '../../support/exhaustive';

export const SEED_ORDER = 'B2018-000001';

/** The values of route parameters; a new parameter needs a value here. */
const PARAMETERS: Record<string, string> = {
  id: '101',
  orderNumber: SEED_ORDER,
  activationCode: 'attiva-1',
  // A link that was opened before still succeeds, and is celebrated.
  newEmail: 'admin@bottega2018.example',
  telephoneNumber: '+39 06 5550 2018',
};
const OF_ADMIN: readonly string[] = [
  PATHS.editAdmin,
  PATHS.newEmail,
  PATHS.newTelephone,
  PATHS.activateAccount,
  PATHS.acceptEmployee,
];
const SEARCHES: Record<string, string> = {
  [PATHS.feedback]: `?orderNumber=${SEED_ORDER}`,
  [PATHS.withdrawal]: `?ordine=${SEED_ORDER}`,
  [PATHS.packingList]: `?ordini=${SEED_ORDER}`,
  [PATHS.bulkState]: `?ordini=${SEED_ORDER}`,
};

/** An address of each route, with seeded data, and one that does not exist. */
export const SHOPPER_ADDRESSES: readonly string[] = addresses((path) => !path.startsWith('/admin'));
export const ADMIN_ADDRESSES: readonly string[] = addresses((path) => path.startsWith('/admin'));

function addresses(isWanted: (path: string) => boolean): string[] {
  return [...Object.values(PATHS), '/nessuna/pagina'].filter(isWanted).map((path) => {
    for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
      if (!(name in PARAMETERS)) throw new Error(`${path}: what is ':${name}'?`);
    }
    const id = OF_ADMIN.includes(path) ? '1' : '101';
    return pathTo(path, { ...PARAMETERS, id }) + (SEARCHES[path] ?? '');
  });
}

/** Returns a share of these addresses (`shareOf`), and always those whose screen is in a feature that has changed. */
export function shareOfPages(
  addresses: readonly string[],
  every: number,
  from?: number,
): readonly string[] {
  const share = shareOf(addresses, every, from);
  return addresses.filter((address) => share.includes(address) || hasChanged(address));
}

const changedFeatures = new Set(
  changedFiles().flatMap((file) => /^src\/features\/[\w-]+/.exec(file) ?? []),
);

function hasChanged(address: string): boolean {
  const [path = ''] = address.split('?');
  const screen = SCREENS.find((one) => matchPath(one.path, path))?.screen;
  return [...changedFeatures].some((folder) => globSync(`${folder}/${screen}.tsx`).length > 0);
}

/** Navigates within the application, as a link does, and waits for the h1. */
export async function goOn(page: Page, address: string): Promise<void> {
  await leaveFor(page, address);
  await expectStanding(page);
}

/** Begins to navigate within the application. */
export async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Marks the heading of the previous page, which does not count.
    if (location.pathname !== new URL(to, location.href).pathname) {
      for (const part of document.querySelectorAll<HTMLElement>('main *'))
        part.dataset['left'] = '';
    }
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Expects the page to be complete: an h1, and nothing that is still loading. */
export async function expectStanding(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('h1:not([data-left])')).toBeVisible();
  await expectLoaded(main);
}

/** Expects that nothing in this part of a page is loading: a loading region is named 'Caricamento…', or so. */
export async function expectLoaded(part: Locator): Promise<void> {
  await expect(part.getByRole('status', { name: /(…|\.{3})$/ })).toHaveCount(0);
}
