import { ORDER_STATES } from '#src/domain/orderState';
import { fillCart } from '#tests/support/cart';
import { NUMBER, withOrder } from '#tests/support/orders';
import { failing, nothing, ORDER_PATH, PHONE, press, silent, type StoredPage } from './storedPage';

const CART = fillCart([
  ['101', 2],
  ['103', 1],
]);

export const SHOPPER_PAGES: Record<string, StoredPage> = {
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
      { path: ORDER_PATH, shows: 'Annulla ordine', change: withOrder({ stateOfOrder }) },
    ]),
  ),
  'order-unknown-state': {
    path: ORDER_PATH,
    shows: /Stato sconosciuto/,
    change: withOrder({ stateOfOrder: 'IN_DOGANA' }),
  },
  'order-cancelled-too-late': {
    path: ORDER_PATH,
    shows: 'Annulla ordine',
    change: withOrder({ stateOfOrder: 'SHIPPED' }),
    act: press('Annulla ordine'),
  },
  'order-unknown': { path: '/order/get/nessuno', shows: 'Riprova' },
  'order-loading': {
    path: ORDER_PATH,
    shows: /Caricamento/,
    handler: silent('/order/get/:number'),
  },
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
  'legal-guarantee': { path: '/garanzia-legale', shows: /26 mesi/ },
  'not-found': { path: '/nessuna/pagina', shows: 'Torna alla home' },
};
