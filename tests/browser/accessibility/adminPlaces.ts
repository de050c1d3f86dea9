import { tabInto } from '../support/keyboard';
import { expect } from '../support/test';
import { LONG_WORD, openByKeys, press, pressForDialog, type Place } from './place';

const ORDER = 'B2018-000250';
const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';

const places: Place[] = [
  { name: 'orders', path: '/admin/all-orders', shows: ORDER },
  {
    name: 'orders, none found',
    path: '/admin/all-orders?q=nessuno',
    shows: 'Nessun ordine trovato.',
  },
  {
    name: 'orders, none',
    path: '/admin/all-orders',
    change: (seed) => void (seed.orders.length = 0),
    shows: 'Nessun ordine trovato.',
  },
  {
    name: 'orders, loading',
    path: '/admin/all-orders',
    slow: '/order/getAll',
    shows: 'Cerca per numero ordine',
  },
  {
    name: 'orders, error',
    path: '/admin/all-orders',
    broken: '/order/getAll',
    shows: 'Errore nel recupero degli ordini.',
  },
  {
    name: 'orders, session over',
    path: '/admin/all-orders',
    broken: '/order/getAll',
    kind: '401',
    shows: UNAUTHORIZED,
    act: pressForDialog('Accedi qui', 'dialog'),
  },
  {
    name: 'menu on a phone',
    path: '/admin/all-orders',
    shows: 'Ordini',
    widths: [320],
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'overview',
    path: '/admin/panoramica',
    change: ({ orders }) => {
      for (const { productsInCart } of orders)
        for (const { product } of productsInCart) product.name = LONG_WORD;
    },
    shows: 'Stati degli ordini',
    act: async (page) => {
      await expect(page.getByRole('figure').locator('svg')).toHaveCount(2);
      await page.getByText('Mostra i dati come tabella').click();
    },
  },
  {
    name: 'overview, in a chart',
    path: '/admin/panoramica?giorni=tutto',
    shows: 'Stati degli ordini',
    act: async (page) => {
      await expect(page.getByRole('figure').locator('svg')).toHaveCount(2);
      await tabInto(page, 'figure');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(':focus')).toHaveAccessibleName(/Ordini al mese/);
    },
  },
  {
    name: 'overview, nothing',
    path: '/admin/panoramica',
    change: (seed) => void (seed.orders.length = 0),
    shows: 'Nessun ordine in questo periodo.',
  },
  {
    name: 'overview, loading',
    path: '/admin/panoramica',
    slow: '/order/getAll',
    shows: 'Caricamento della panoramica…',
  },
  {
    name: 'overview, error',
    path: '/admin/panoramica',
    broken: '/order/getAll',
    shows: 'Errore nel recupero degli ordini.',
  },
  { name: 'administrators', path: '/admin/all', shows: 'giulia.ferri' },
  {
    name: 'administrators, boss code',
    path: '/admin/all',
    shows: 'giulia.ferri',
    act: pressForDialog('Elimina luca.conti', 'dialog'),
  },
  {
    name: 'administrators, error',
    path: '/admin/all',
    broken: '/admin/getAll',
    shows: 'Errore nel recupero degli amministratori.',
  },
  { name: 'administrator', path: '/admin/edit-admin/2', shows: 'luca.conti' },
  {
    name: 'administrator, unknown',
    path: '/admin/edit-admin/99',
    shows: 'Amministratore non trovato.',
  },
  {
    name: 'profile',
    path: '/admin/profile',
    shows: 'giulia.ferri',
    act: async (page) => {
      await press('Modifica email')(page);
      await press('Modifica password')(page);
      await press('Conferma')(page);
    },
  },
  {
    name: 'profile, error',
    path: '/admin/profile',
    broken: '/admin/myProfile',
    shows: 'Impossibile caricare il profilo.',
  },
  { name: 'new product', path: '/admin/insertProduct', shows: 'Inserisci prodotto' },
  {
    name: 'new product, incomplete',
    path: '/admin/insertProduct',
    shows: 'Inserisci prodotto',
    act: press('Inserisci prodotto'),
  },
  { name: 'edit product', path: '/admin/edit-product/101', shows: 'Principale' },
  {
    name: 'edit product, deleting an image',
    path: '/admin/edit-product/101',
    shows: 'Principale',
    act: pressForDialog('Elimina immagine 1'),
  },
  {
    name: 'edit product, unknown',
    path: '/admin/edit-product/nessuno',
    shows: 'Prodotto non trovato o errore nel caricamento.',
  },
  {
    name: 'product for administrators',
    path: '/product/101',
    shows: 'Modifica',
    act: pressForDialog('Elimina'),
  },
  {
    name: 'order for administrators',
    path: `/order/get/${ORDER}`,
    shows: 'Aggiorna Stato',
    act: press('Aggiorna Stato'),
  },
  {
    name: 'order, refund',
    path: `/order/get/${ORDER}`,
    shows: 'Aggiorna Stato',
    act: pressForDialog('Rimborsa'),
  },
  { name: 'products', path: '/admin/prodotti', shows: '72 prodotti' },
  {
    name: 'products, edited',
    path: '/admin/prodotti?q=lampone',
    shows: '2 prodotti su 72',
    act: async (page) => {
      const cell = page.getByRole('gridcell', { name: /€/ }).first();
      await cell.focus();
      await page.keyboard.type('dieci');
      await page.keyboard.press('Enter');
      await page.keyboard.type('12');
      await expect(page.getByText('1 modifica, 1 da correggere')).toBeVisible();
    },
  },
  {
    name: 'products, list of changes',
    path: '/admin/prodotti?q=lampone',
    shows: '2 prodotti su 72',
    act: async (page) => {
      await page.getByRole('gridcell', { name: /€/ }).first().focus();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await pressForDialog('Elenco delle modifiche', 'dialog')(page);
    },
  },
  {
    name: 'command palette for administrators',
    path: '/contattaci',
    shows: '9:00',
    act: async (page) => {
      await openByKeys(page, 'Control+k');
      await expect(page.getByRole('option', { name: /^Panoramica/ })).toBeVisible();
    },
  },
];

/** The pages of administrators, in their states. */
export const ADMIN_PLACES: Place[] = places.map((place) => ({ ...place, asAdmin: true }));
