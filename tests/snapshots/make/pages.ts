import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { CartRecord } from '#mocks/backend/records';
import type { Seed } from '#mocks/seed/buildSeed';
import { ORDER_STATES } from '#src/domain/orderState';
import { fillCart } from '#tests/support/cart';
import { NUMBER, withOrder } from '#tests/support/orders';
import { HOST } from '#tests/support/shop';

/** A page in one of its states: how to get there, and what shows that it is reached. */
type StoredPage = {
  path: string;
  shows: string | RegExp;
  isAdmin?: true;
  change?: (seed: Seed) => void;
  cart?: Partial<CartRecord>;
  /** Goes before the mock backend. */
  handler?: RequestHandler;
  act?: (user: UserEvent) => Promise<void>;
  /** Light and on a desktop unless it says otherwise. */
  viewport?: { width: number; height: number; colorScheme: 'light' | 'dark' };
  /** Pages of many orders are kept small on disk. */
  isZipped?: true;
};

const get = (path: string, answer: () => Response | Promise<Response>) =>
  http.get(`${HOST}${path}`, answer);
const failing = (path: string) => get(path, () => new HttpResponse(null, { status: 404 }));
const silent = (path: string) => get(path, () => new Promise<Response>(() => undefined));
const nothing = (path: string) => get(path, () => HttpResponse.json([]));

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const noOrders = (seed: Seed): void => {
  seed.orders = [];
};

const HOUR_MS = 3_600_000;

/** Returns what makes so many orders, each of one line, in all states: one an hour. */
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

const order = `/order/get/${NUMBER}`;
const PHONE = { width: 390, height: 844, colorScheme: 'dark' } as const;
const CART = fillCart([
  ['101', 2],
  ['103', 1],
]);

/** Every page, empty, loaded and failed where it can be; the stored snapshots by name. */
export const PAGES: Record<string, StoredPage> = {
  home: { path: '/', shows: /Orsacchiotto di peluche Bruno/ },
  'home-nothing-found': { path: '/?q=introvabile', shows: /Nessun prodotto corrisponde/ },
  'home-empty': { path: '/', shows: /non ci sono prodotti/, handler: nothing('/insertion/getAll') },
  'home-error': { path: '/', shows: /Errore nel car/, handler: failing('/insertion/getAll') },
  'home-loading': {
    path: '/',
    shows: /^Bottega 2018 è online/,
    handler: silent('/insertion/getAll'),
  },

  'home-phone': { path: '/', shows: /Orsacchiotto di peluche Bruno/, viewport: PHONE },

  product: { path: '/product/101', shows: 'Next', act: press('Next') },
  'product-no-feedback': { path: '/product/172', shows: /Nessun feedback per/ },
  'product-error': {
    path: '/product/101',
    shows: /Errore nel caricamento del prodotto/,
    handler: failing('/insertion/getId'),
  },

  cart: {
    path: '/cart',
    shows: 'Riepilogo',
    cart: CART,
    act: press('Ordina con obbligo di pagare'),
  },
  'cart-empty': { path: '/cart', shows: 'Carrello vuoto.' },
  'cart-error': { path: '/cart', shows: /non si può leggere/, handler: failing('/cart/get') },

  login: { path: '/login', shows: 'Password dimenticata?', act: press('Accedi') },
  recovery: { path: '/login', shows: 'Password dimenticata?', act: press('Password dimenticata?') },
  'reset-password': { path: '/access/resetpw/segreto', shows: 'Reimposta password' },

  ...Object.fromEntries(
    ORDER_STATES.map((stateOfOrder): [string, StoredPage] => [
      `order-${stateOfOrder.toLowerCase().replaceAll('_', '-')}`,
      { path: order, shows: 'Annulla ordine', change: withOrder({ stateOfOrder }) },
    ]),
  ),
  'order-unknown-state': {
    path: order,
    shows: /Stato sconosciuto/,
    change: withOrder({ stateOfOrder: 'IN_DOGANA' }),
  },
  'order-cancelled-too-late': {
    path: order,
    shows: 'Annulla ordine',
    change: withOrder({ stateOfOrder: 'SHIPPED' }),
    act: press('Annulla ordine'),
  },
  'order-unknown': { path: '/order/get/nessuno', shows: 'Riprova' },
  'order-loading': { path: order, shows: /Caricamento/, handler: silent('/order/get/:number') },
  'order-admin': { path: order, shows: 'Aggiorna Stato', isAdmin: true, change: withOrder() },
  'order-return': {
    path: `/order/return/${NUMBER}`,
    shows: 'Invia richiesta di reso',
    change: withOrder({ stateOfOrder: 'DELIVERED' }),
    act: press('Invia richiesta di reso'),
  },
  'leave-feedback': {
    path: `/feedback?orderNumber=${NUMBER}`,
    shows: 'Invia feedback',
    change: withOrder({ stateOfOrder: 'DELIVERED' }),
  },
  'leave-feedback-no-order': { path: '/feedback', shows: 'Numero ordine mancante in URL.' },
  withdrawal: { path: `/recesso?ordine=${NUMBER}`, shows: 'Conferma recesso', change: withOrder() },
  'payment-success': {
    path: `/payment/success?orderNumber=${NUMBER}`,
    shows: new RegExp(NUMBER),
  },
  'payment-failed': { path: '/payment/failed', shows: 'Riprova il pagamento' },

  testimonials: { path: '/dicono-di-noi', shows: 'Next' },
  'testimonials-empty': {
    path: '/dicono-di-noi',
    shows: /feedback/,
    handler: nothing('/feedback/getAll'),
  },
  'testimonials-error': {
    path: '/dicono-di-noi',
    shows: /Impossibile caricare i feedback/,
    handler: failing('/feedback/getAll'),
  },
  contacts: { path: '/contattaci', shows: /9:00/ },
  'return-policy': { path: '/politica-di-reso', shows: /30 giorni/ },
  about: { path: '/chi-siamo', shows: /2018/ },
  privacy: { path: '/privacy', shows: /adminAuthToken/ },
  accessibility: { path: '/accessibilita', shows: /WCAG/ },
  'not-found': { path: '/nessuna/pagina', shows: 'Torna alla home' },

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
    path: '/admin/all-orders?q=bianchi',
    shows: /1 ordine/,
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
  overview: {
    path: '/admin/panoramica?giorni=90',
    shows: /Panoramica/,
    isAdmin: true,
  },
  'packing-list': {
    path: `/admin/lista-imballaggio?ordini=${NUMBER}`,
    shows: new RegExp(NUMBER),
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
