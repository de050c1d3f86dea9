import type { FaultyCall } from '../faultyCall';
import { ADDRESS } from '../../address';
import { choose, CONFIRM, fillIn, press } from '../steps';

const CART = { at: '/cart', cart: { lines: [{ productId: '101', quantity: 1 }] } };

const ORDER = [fillIn(ADDRESS), press('Ordina con obbligo di pagare')];

/** The cart and the way to the payment. */
export const CART_AND_CHECKOUT: FaultyCall[] = [
  {
    method: 'POST',
    path: '/cart/add/:id/:quantity',
    needs: 'nothing',
    at: '/product/101',
    act: [press(/^Aggiungi al carrello/)],
    says: "Errore nell'aggiunta al carrello.",
  },
  {
    method: 'DELETE',
    path: '/cart/delete/:id',
    needs: 'nothing',
    ...CART,
    act: [press(/^Rimuovi/), CONFIRM],
    says: "Errore durante l'eliminazione del prodotto.",
  },
  {
    method: 'DELETE',
    path: '/cart/empty',
    needs: 'nothing',
    ...CART,
    act: [press('Svuota Carrello'), CONFIRM],
    says: 'Errore nello svuotamento del carrello.',
  },
  {
    method: 'PATCH',
    path: '/cart/updateQuantity',
    needs: 'nothing',
    ...CART,
    act: [choose(/^Quantità/, '4')],
    says: "Errore nell'aggiornamento della quantità.",
  },
  {
    method: 'PATCH',
    path: '/cart/delivery',
    needs: 'nothing',
    ...CART,
    act: [choose(/^Priorità di consegna/, /^Prioritario/)],
    says: null,
  },
  {
    method: 'PATCH',
    path: '/cart/addShippingData',
    needs: 'nothing',
    ...CART,
    act: ORDER,
    says: "Errore nel processo d'acquisto.",
    keeps: ['Indirizzo', 'Via Merulana'],
  },
  {
    method: 'POST',
    path: '/payment/checkout',
    needs: 'body',
    ...CART,
    act: ORDER,
    says: "Errore nel processo d'acquisto.",
    keeps: ['CAP', '00184'],
  },
];
