import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Seed } from '#mocks/seed/buildSeed';
import { ORDER_STATES } from '#src/domain/orderState';
import { NUMBER, withOrder } from '#tests/support/orders';
import { HOST } from '#tests/support/shop';
import { failing, nothing, ORDER_PATH, PHONE, press, type StoredPage } from './storedPage';

const noOrders = (seed: Seed): void => {
  seed.orders = [];
};

const HOUR_MS = 3_600_000;

/** Returns a function that makes this many orders of one line, in all states, one per hour. */
function manyOrders(count: number): (seed: Seed) => void {
  return (seed) => {
    const model = seed.orders.at(-1);
    if (!model) throw new Error('the seed has no order');
    seed.orders = Array.from({ length: count }, (_, index) => ({
      ...model,
      orderNumber: `B2018-${String(index + 1).padStart(6, '0')}`,
      timestamp: new Date(Date.parse(model.timestamp) - (count - index) * HOUR_MS).toISOString(),
      stateOfOrder: ORDER_STATES[index % ORDER_STATES.length] ?? '',
      totalCost: 10 + (index % 500),
      productsInCart: model.productsInCart.slice(0, 1),
    }));
  };
}

/** The pages of administrators, and those of their mailed links. */
export const ADMIN_PAGES: Record<string, StoredPage> = {
  'admin-registration': {
    path: '/admin/registration',
    shows: 'Registrati',
    act: press('Registrati'),
  },
  'admin-activation-failed': {
    path: '/admin/activeAccount/9/segreto',
    shows: /Riprova/,
  },
  'admin-acceptance': {
    path: '/admin/acceptance/9',
    shows: 'Dipendente accettato con successo!',
    handler: http.patch(`${HOST}/admin/acceptance/:id`, () => HttpResponse.json(true)),
  },
  'admin-new-email': {
    path: '/admin/new-email/1/nuova%40posta.example',
    shows: 'Email modificata con successo!',
    handler: http.patch(`${HOST}/admin/newEmail/*`, () => new HttpResponse('')),
  },
  'admin-new-telephone-failed': {
    path: '/admin/new-tel-num/1/06555',
    shows: /Il tuo numero NON è stato aggiornato/,
    handler: http.patch(`${HOST}/admin/new-tel-num/*`, () => new HttpResponse('', { status: 404 })),
  },
  admins: { path: '/admin/all', shows: 'luca.conti', isAdmin: true },
  'admins-empty': {
    path: '/admin/all',
    shows: 'Nessun amministratore trovato.',
    isAdmin: true,
    handler: nothing('/admin/getAll'),
  },
  'admins-error': {
    path: '/admin/all',
    shows: /Errore nel recupero degli amministratori/,
    isAdmin: true,
    handler: failing('/admin/getAll'),
  },
  'edit-admin': { path: '/admin/edit-admin/2', shows: 'luca.conti', isAdmin: true },
  profile: {
    path: '/admin/profile',
    shows: 'giulia.ferri',
    isAdmin: true,
    act: press('Modifica email'),
  },
  'profile-error': {
    path: '/admin/profile',
    shows: 'Impossibile caricare il profilo.',
    isAdmin: true,
    handler: failing('/admin/myProfile'),
  },
  'insert-product': {
    path: '/admin/insertProduct',
    shows: 'Inserisci prodotto',
    isAdmin: true,
    act: press('Inserisci prodotto'),
  },
  'edit-product': { path: '/admin/edit-product/101', shows: 'Salva', isAdmin: true },
  'edit-product-missing': {
    path: '/admin/edit-product/nessuno',
    shows: 'Prodotto non trovato o errore nel caricamento.',
    isAdmin: true,
  },

  orders: {
    path: '/admin/all-orders?stato=SHIPPED,DELIVERED&ordina=-totale',
    shows: /^\d+ ordini/,
    isAdmin: true,
  },
  'orders-phone': {
    path: '/admin/all-orders',
    shows: /^\d+ ordini/,
    act: async (user) => {
      const button = { name: /^Cerca «bianchi»/ };
      await user.type(screen.getByRole('searchbox'), 'bianchi');
      await user.click(await screen.findByRole('button', button));
      await screen.findByText(/^1 ordine/);
    },
    isAdmin: true,
    change: withOrder(),
    viewport: PHONE,
  },
  'orders-empty': {
    path: '/admin/all-orders',
    shows: 'Nessun ordine trovato.',
    isAdmin: true,
    change: noOrders,
  },
  'orders-error': {
    path: '/admin/all-orders',
    shows: 'Errore nel recupero degli ordini.',
    isAdmin: true,
    handler: failing('/order/getAll'),
  },
  'orders-10000': {
    path: '/admin/all-orders',
    shows: /10\.000/,
    isAdmin: true,
    change: manyOrders(10_000),
    isZipped: true,
  },
  'order-admin': { path: ORDER_PATH, shows: 'Aggiorna Stato', isAdmin: true, change: withOrder() },
  overview: {
    path: '/admin/panoramica?giorni=90',
    shows: /^Nei 90 giorni prima/,
    isAdmin: true,
  },
  'product-table': {
    path: '/admin/prodotti?ordina=-prezzo',
    shows: '10 prodotti',
    isAdmin: true,
    act: async (user) => {
      await user.click(screen.getAllByRole('gridcell', { name: /€$/ })[0] as HTMLElement);
      await user.keyboard('199,5{Enter}dieci{Enter}');
      await screen.findByText(/2 modifiche/);
    },
  },
  'packing-list': {
    path: `/admin/lista-imballaggio?ordini=${NUMBER}`,
    shows: new RegExp(NUMBER),
    isAdmin: true,
    change: withOrder(),
  },
  packing: {
    path: `/admin/imballaggio?ordine=${NUMBER}`,
    shows: 'Da mettere nel pacco',
    isAdmin: true,
    change: withOrder(),
  },
  'bulk-state': {
    path: `/admin/cambio-stato?ordini=${NUMBER}`,
    shows: /ordine selezionato/,
    isAdmin: true,
    change: withOrder(),
    act: async (user) => {
      await user.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, 'SHIPPED');
      await screen.findByText(new RegExp(NUMBER));
    },
  },
  'bulk-shipping': {
    path: `/admin/codici-spedizione?ordini=${NUMBER}`,
    shows: /odici/,
    isAdmin: true,
    change: withOrder(),
  },
};
