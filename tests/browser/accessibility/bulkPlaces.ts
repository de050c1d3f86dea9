import { expect } from '../support/test';
import { press, type Place } from './place';

const CHOSEN = '?ordini=B2018-000250,B2018-000249,B2018-000244,NESSUNO';

const places: Place[] = [
  {
    name: 'packing list',
    path: `/admin/lista-imballaggio${CHOSEN}`,
    shows: 'NESSUNO: Ordine non trovato.',
  },
  {
    name: 'packing',
    path: '/admin/imballaggio?ordine=B2018-000250',
    shows: 'Da mettere nel pacco',
  },
  { name: 'packing list, empty', path: '/admin/lista-imballaggio', shows: /^Nessun ordine/ },
  {
    name: 'pasted codes',
    path: '/admin/codici-spedizione',
    shows: 'Elenco da incollare',
    act: async (page) => {
      await page
        .getByLabel('Elenco da incollare')
        .fill('B2018-000250;GLS;IT01\nB2018-000001;BRT;9\nB2018-999999;SDA;X\nuna riga');
      await press('Controlla l’elenco')(page);
      await expect(page.getByRole('button', { name: 'Aggiorna 2 ordini' })).toBeVisible();
    },
  },
  {
    name: 'pasted codes, none',
    path: '/admin/codici-spedizione',
    shows: 'Elenco da incollare',
    act: press('Controlla l’elenco'),
  },
  {
    name: 'state of several orders, and how it went',
    path: `/admin/cambio-stato${CHOSEN}`,
    shows: 'Nuovo stato',
    act: async (page) => {
      await page.getByLabel('Nuovo stato').selectOption('CANCELED');
      await press(/^Cambia stato a/)(page);
      await expect(page.getByRole('heading', { name: /concluso/ })).toBeVisible();
    },
  },
  {
    name: 'state of several orders, preview',
    path: `/admin/cambio-stato${CHOSEN}`,
    shows: 'Nuovo stato',
    act: async (page) => {
      await page.getByLabel('Nuovo stato').selectOption('SHIPPED');
      await expect(page.getByRole('table', { name: 'Anteprima' })).toBeVisible();
    },
  },
];

/** Changes of many orders at a time. */
export const BULK_PLACES = places.map((place): Place => ({ ...place, asAdmin: true }));
