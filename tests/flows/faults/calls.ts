import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Seed } from '#mocks/seed/seed';
import { fillCart, fillShipping } from '#tests/support/cart';
import { BEAR, deliveredOrder, NUMBER, withOrder } from '#tests/support/orders';

/** A call of the backend that a screen makes, and what a person sees when it goes wrong. */
export type FaultyCall = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** How much of a good reply the screen needs: nothing, a text, or a readable body. */
  needs: 'nothing' | 'text' | 'body';
  /** Where the call is made, and what must be there before. */
  at: string;
  cart?: ReturnType<typeof fillCart>;
  change?: (seed: Seed) => void;
  isAdmin?: true;
  /** What the person does to make the call; nothing for a call on load. */
  act?: (user: UserEvent) => Promise<unknown>;
  /** The words of spec section 8; for a body that is a plain text they may differ. */
  says: string;
  /** Of a reply that cannot be read, where those words are others. */
  saysOfGarbled?: string;
  saysOfText?: string;
  /** Where waiting in vain is told apart from not being reached. */
  saysOfNoAnswer?: string;
  /** Of an error status, where the backend's own words belong to the message. */
  saysOfStatus?: (status: '400' | '401' | '404' | '500-html') => string;
  /** What was typed, and must still be there: label and value. */
  keeps?: [label: string, value: string];
};

export const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await within(screen.getByRole('main')).findByRole('button', { name }));

export const confirm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Conferma' }));

export const type = async (user: UserEvent, label: string, text: string) =>
  user.type(await within(screen.getByRole('main')).findByLabelText(label), text);

export const inSequence =
  (...steps: ((user: UserEvent) => Promise<unknown>)[]) =>
  async (user: UserEvent) => {
    for (const step of steps) await step(user);
  };

const choose = (label: RegExp | string, option: string) => async (user: UserEvent) =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), option);

const CART = { at: '/cart', cart: fillCart([['101', 1]]) };
const ORDER = { at: `/order/get/${NUMBER}`, change: withOrder() };
const DELIVERED = { change: deliveredOrder() };
const STATUS_TEXT = {
  '400': 'Richiesta non valida.',
  '401': 'Non autorizzato.',
  '404': 'Risorsa non trovata.',
};

const order = inSequence((user) => fillShipping(user), press('Ordina con obbligo di pagare'));

/** The reads of the shopper's side. */
export const READS: FaultyCall[] = [
  {
    method: 'get',
    path: '/insertion/getAll',
    needs: 'body',
    at: '/',
    says: 'Errore nel caricamento dei prodotti.',
  },
  {
    method: 'get',
    path: '/insertion/getId',
    needs: 'body',
    at: '/product/101',
    says: 'Errore nel caricamento del prodotto.',
  },
  {
    method: 'get',
    path: '/feedback/get/:id',
    needs: 'body',
    at: '/product/101',
    says: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  {
    method: 'get',
    path: '/feedback/getAll',
    needs: 'body',
    at: '/dicono-di-noi',
    says: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  {
    method: 'get',
    path: '/cart/get',
    needs: 'body',
    at: '/cart',
    says: 'Il carrello non si può leggere in questo momento.',
  },
  {
    method: 'get',
    path: '/order/get/:number',
    needs: 'body',
    ...ORDER,
    says: "Errore nel recupero dell'ordine.",
    saysOfGarbled: 'Ordine non trovato o formato dati non valido.',
    saysOfText: 'Servizio momentaneamente non disponibile.',
  },
];

/** The writes of the shopper's side. */
export const WRITES: FaultyCall[] = [
  {
    method: 'post',
    path: '/cart/add/:id/:quantity',
    needs: 'text',
    at: '/product/101',
    act: press(/^Aggiungi al carrello/),
    says: "Errore nell'aggiunta al carrello.",
  },
  {
    method: 'delete',
    path: '/cart/delete/:id',
    needs: 'text',
    ...CART,
    act: inSequence(press(/^Rimuovi/), confirm),
    says: "Errore durante l'eliminazione del prodotto.",
  },
  {
    method: 'delete',
    path: '/cart/empty',
    needs: 'nothing',
    ...CART,
    act: inSequence(press('Svuota Carrello'), confirm),
    says: 'Errore nello svuotamento del carrello.',
  },
  {
    method: 'patch',
    path: '/cart/updateQuantity',
    needs: 'nothing',
    ...CART,
    act: choose(/^Quantità/, '4'),
    says: "Errore nell'aggiornamento della quantità.",
  },
  {
    method: 'patch',
    path: '/cart/addShippingData',
    needs: 'nothing',
    ...CART,
    act: order,
    says: "Errore nel processo d'acquisto.",
    keeps: ['Indirizzo', 'Via Merulana'],
  },
  {
    method: 'post',
    path: '/payment/checkout',
    needs: 'body',
    ...CART,
    act: order,
    says: "Errore nel processo d'acquisto.",
    keeps: ['CAP', '00184'],
  },
  {
    method: 'delete',
    path: '/order/annul/:number',
    needs: 'nothing',
    ...ORDER,
    act: press('Annulla ordine'),
    says: 'Errore nella richiesta di annullamento.',
  },
  {
    method: 'post',
    path: '/order/return/:number',
    needs: 'nothing',
    at: `/order/return/${NUMBER}`,
    ...DELIVERED,
    act: inSequence(
      async (user) => user.click(await screen.findByRole('checkbox', { name: BEAR })),
      (user) => type(user, 'Motivo del reso', 'Rotto'),
      press('Invia richiesta di reso'),
    ),
    says: "Errore durante l'invio della richiesta di reso.",
    keeps: ['Motivo del reso', 'Rotto'],
  },
  {
    method: 'post',
    path: '/feedback/add',
    needs: 'nothing',
    at: `/feedback?orderNumber=${NUMBER}`,
    ...DELIVERED,
    act: inSequence(async (user) => {
      const [comment] = await screen.findAllByLabelText('Commento');
      if (comment) await user.type(comment, 'Bello');
    }, press('Invia feedback')),
    says: "Errore durante l'invio del feedback. Riprova.",
  },
];

const signIn = inSequence(
  (user) => type(user, 'Email', 'chi@posta.example'),
  (user) => type(user, 'Password', 'segreta'),
  press('Accedi'),
);

/** Access, and what administrators do on the shopper's pages. */
export const ACCESS_AND_ADMIN: FaultyCall[] = [
  {
    method: 'post',
    path: '/access/login',
    needs: 'body',
    at: '/login',
    act: signIn,
    says: "Si è verificato un errore durante l'accesso",
    saysOfGarbled: 'Credenziali non valide!',
    saysOfText: 'Servizio momentaneamente non disponibile.',
    keeps: ['Email', 'chi@posta.example'],
  },
  {
    method: 'patch',
    path: '/access/forgotpw',
    needs: 'nothing',
    at: '/login',
    act: inSequence(
      press('Password dimenticata?'),
      (user) => type(user, 'Email', 'chi@posta.example'),
      press('Recupera password'),
    ),
    says: 'Errore durante il recupero della password.',
    keeps: ['Email', 'chi@posta.example'],
  },
  {
    method: 'patch',
    path: '/access/resetpw/:id',
    needs: 'body',
    at: '/access/resetpw/abc',
    act: inSequence(
      (user) => type(user, 'Nuova password', 'segreta'),
      (user) => type(user, 'Conferma password', 'segreta'),
      press('Reimposta password'),
    ),
    says: '❌ Errore durante il reset della password.',
    saysOfText: 'Servizio momentaneamente non disponibile.',
    keeps: ['Nuova password', 'segreta'],
  },
  {
    method: 'delete',
    path: '/insertion/delete/:id',
    needs: 'nothing',
    at: '/product/101',
    isAdmin: true,
    act: inSequence(press('Elimina'), confirm),
    says: "Errore durante l'eliminazione.",
    saysOfStatus: (status) =>
      status === '401'
        ? 'Non autorizzato. Effettua il login come admin.'
        : "Errore durante l'eliminazione.",
  },
  {
    method: 'patch',
    path: '/order/orderState/:number',
    needs: 'body',
    ...ORDER,
    isAdmin: true,
    act: inSequence(choose('Stato ordine', 'Spedito'), press('Aggiorna Stato')),
    says: "Errore nell'aggiornamento dello stato.",
    saysOfText: 'Errore: Servizio momentaneamente non disponibile.',
    saysOfStatus: (status) => {
      if (status === '401') return 'Non autorizzato. Effettua il login come admin.';
      return status === '500-html'
        ? 'Errore: Internal Server Error'
        : `Errore: ${STATUS_TEXT[status]}`;
    },
  },
  {
    method: 'patch',
    path: '/order/shipping/:number',
    needs: 'body',
    ...ORDER,
    isAdmin: true,
    act: inSequence(
      (user) => type(user, 'Corriere', 'BRT'),
      (user) => type(user, 'Codice di tracciamento', 'X1'),
      press('Aggiorna spedizione'),
    ),
    says: 'Errore durante l’aggiornamento dei dati di spedizione.',
    saysOfStatus: (status) =>
      status === '401'
        ? 'Non autorizzato. Effettua il login come admin.'
        : 'Errore durante l’aggiornamento dei dati di spedizione.',
    keeps: ['Codice di tracciamento', 'X1'],
  },
  {
    method: 'post',
    path: '/order/refund/:number',
    needs: 'nothing',
    ...ORDER,
    isAdmin: true,
    act: inSequence(press('Rimborsa'), confirm),
    says: 'Errore durante il rimborso.',
    saysOfStatus: (status) => {
      if (status === '401') return 'Non autorizzato. Effettua il login come admin.';
      return status === '500-html'
        ? 'Errore durante il rimborso.'
        : `Errore: ${STATUS_TEXT[status]}`;
    },
  },
];
