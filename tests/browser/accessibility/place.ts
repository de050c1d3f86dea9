import type { Page } from '@playwright/test';
import type { Fault, FaultKind } from '../../../mocks/faults';
import type { Seed } from '../../../mocks/seed/buildSeed';
import { fillCart } from '../../support/cart';
import { beAdmin } from '../support/beAdmin';
import { DEPLOYED_ORIGIN } from '../support/hosts';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { expect } from '../support/test';

/** A page in one of its states: how to reach it, and a text that shows that it has been reached. */
export type Place = {
  name: string;
  path: string;
  /** A text of the page itself. */
  shows: string | RegExp;
  asAdmin?: boolean;
  change?: (seed: Seed) => void;
  cart?: [id: string, quantity: number][];
  /** A read that fails: with a 400, which is not retried, unless another fault is named. */
  broken?: string;
  kind?: FaultKind;
  /** A read that is not answered while the page is checked. */
  slow?: string;
  /** Further steps; resolves once their effect shows. */
  act?: (page: Page) => Promise<unknown>;
  /** The widths at which this state exists. */
  widths?: readonly number[];
};

const NEVER_MS = 600_000;

/** A word that is wider than a phone. */
export const LONG_WORD = 'Precipitevolissimevolmente'.repeat(3);

/** Opens a place with its own mock backend. */
export async function openPlace(page: Page, place: Place): Promise<void> {
  const { path, shows, asAdmin = false, change, cart, act } = place;
  await routeToMockBackend(page, {
    ...(change && { change }),
    ...(cart && { cart: fillCart(cart) }),
    faults: faultsOf(place),
  });
  if (asAdmin) {
    await beAdmin(page);
  }
  await page.goto(DEPLOYED_ORIGIN + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  // The prerendered page may show it too, but does not react to keys.
  await expect(page.locator('[data-prerender]')).toHaveCount(0);
  await act?.(page);
}

function faultsOf({ broken, kind = '400', slow }: Place): Fault[] {
  return [
    ...(broken ? [{ method: 'GET', path: broken, kind }] : []),
    ...(slow ? [{ method: 'GET', path: slow, kind: 'slow' as const, delayMs: NEVER_MS }] : []),
  ];
}

/** Presses a dialog's keys until it opens: the page does not listen until a moment after it has rendered. */
export async function openByKeys(page: Page, keys: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Presses a button of the page itself. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Presses a button that opens a dialog, and waits for it. */
export const pressForDialog =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  async (page: Page) => {
    await press(name)(page);
    await expect(page.getByRole(role)).toBeVisible();
  };
