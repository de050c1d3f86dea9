import { expect } from '../support/test';
import { LONG_WORD, openByKeys, press, type Place } from './place';

const ORDER = 'B2018-000001';

/** The pages of shoppers, in their states. */
export const SHOPPER_PLACES: Place[] = [
  { name: 'home', path: '/', shows: 'Orsacchiotto di peluche Bruno, 35 cm' },
  {
    name: 'home, nothing found',
    path: '/?q=introvabile',
    change: ({ products: [first] }) => Object.assign(first ?? {}, { category: LONG_WORD }),
    shows: LONG_WORD,
  },
  {
    name: 'home, error',
    path: '/',
    broken: '/insertion/getAll',
    shows: 'Errore nel caricamento dei prodotti.',
  },
  { name: 'product', path: '/product/101', shows: 'Next' },
  {
    name: 'product without feedback',
    path: '/product/172',
    shows: 'Nessun feedback per questo prodotto.',
  },
  {
    name: 'product, error',
    path: '/product/101',
    broken: '/insertion/getId',
    shows: 'I dati di questo prodotto non sono disponibili al momento.',
  },
  {
    name: 'product, feedback error',
    path: '/product/101',
    broken: '/feedback/get/:id',
    shows: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  {
    name: 'cart',
    path: '/cart',
    cart: [
      ['101', 1],
      ['102', 2],
    ],
    shows: 'Riepilogo',
    act: press('Ordina con obbligo di pagare'),
  },
  { name: 'cart, empty', path: '/cart', shows: 'Carrello vuoto.' },
  {
    name: 'cart, error',
    path: '/cart',
    broken: '/cart/get',
    shows: 'Il carrello non si può leggere in questo momento.',
  },
  { name: 'login', path: '/login', shows: 'Password dimenticata?' },
  { name: 'login, error', path: '/login', shows: 'Accedi', act: press('Accedi') },
  { name: 'recovery', path: '/login', shows: 'Accedi', act: press('Password dimenticata?') },
  { name: 'reset', path: '/access/resetpw/abc', shows: 'Reimposta password' },
  { name: 'order', path: `/order/get/${ORDER}`, shows: 'Annulla ordine' },
  { name: 'order, unknown', path: '/order/get/nessuno', shows: 'Riprova' },
  { name: 'return', path: `/order/return/${ORDER}`, shows: 'Invia richiesta di reso' },
  {
    name: 'return, incomplete',
    path: `/order/return/${ORDER}`,
    shows: 'Invia richiesta di reso',
    act: press('Invia richiesta di reso'),
  },
  { name: 'return, unknown', path: '/order/return/nessuno', shows: 'Riprova' },
  { name: 'leave feedback', path: `/feedback?orderNumber=${ORDER}`, shows: 'Invia feedback' },
  { name: 'leave feedback, no order', path: '/feedback', shows: 'Numero ordine mancante in URL.' },
  { name: 'payment done', path: `/payment/success?orderNumber=${ORDER}`, shows: ORDER },
  { name: 'payment failed', path: '/payment/failed', shows: 'Riprova il pagamento' },
  { name: 'testimonials', path: '/dicono-di-noi', shows: 'Next' },
  {
    name: 'testimonials, error',
    path: '/dicono-di-noi',
    broken: '/feedback/getAll',
    shows: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  { name: 'contacts', path: '/contattaci', shows: '9:00' },
  { name: 'return policy', path: '/politica-di-reso', shows: '30 giorni' },
  { name: 'about', path: '/chi-siamo', shows: '2018' },
  { name: 'privacy', path: '/privacy', shows: 'adminAuthToken' },
  { name: 'accessibility', path: '/accessibilita', shows: 'WCAG' },
  { name: 'withdrawal', path: `/recesso?ordine=${ORDER}`, shows: 'Conferma recesso' },
  { name: 'legal guarantee', path: '/garanzia-legale', shows: '26 mesi' },
  { name: 'not found', path: '/nessuna/pagina', shows: 'Torna alla home' },
  {
    name: 'command palette',
    path: '/contattaci',
    shows: '9:00',
    act: async (page) => {
      await openByKeys(page, 'Control+k');
      await page.getByRole('combobox').fill('b2018-000001');
      await expect(page.getByRole('option')).toHaveCount(1);
    },
  },
  {
    name: 'shortcuts',
    path: '/contattaci',
    shows: '9:00',
    act: async (page) => {
      await openByKeys(page, 'Shift+?');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
];
