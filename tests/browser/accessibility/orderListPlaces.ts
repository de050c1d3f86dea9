import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { press, type Place } from './place';

const ORDERS = { path: '/admin/all-orders', shows: 'B2018-000250', asAdmin: true } as const;

const selectTwo = async (page: Page) => {
  for (const orderNumber of ['B2018-000250', 'B2018-000249']) {
    await page.getByRole('checkbox', { name: `Seleziona ordine ${orderNumber}` }).check();
  }
};

/** Pages that change many orders at once. */
export const ORDER_LIST_PLACES: Place[] = [
  { name: 'orders, some selected', ...ORDERS, act: selectTwo },
  {
    name: 'orders, saving a view',
    path: '/admin/all-orders?stato=SHIPPED',
    shows: 'Salva questa vista',
    asAdmin: true,
    act: press('Salva questa vista'),
  },
  {
    name: 'change of state, none selected',
    path: '/admin/cambio-stato',
    shows: /^Nessun ordine selezionato/,
    asAdmin: true,
  },
  {
    name: 'report',
    ...ORDERS,
    act: async (page) => {
      await page.getByRole('button', { name: 'Segnala un problema' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
