import { BEAR, deliveredOrder, NUMBER, withOrder } from '../../orders';
import { orUnauthorized, UNAUTHORIZED, type FaultyCall } from '../faultyCall';
import { choose, CONFIRM, fillIn, press, tick } from '../steps';

const ORDER = { at: `/order/get/${NUMBER}`, change: withOrder() };
const DELIVERED = { change: deliveredOrder() };

/** The messages in which the specification has '{server text}'. */
const SERVER_TEXT = {
  '400': 'Errore: Richiesta non valida.',
  '401': UNAUTHORIZED,
  '404': 'Errore: Risorsa non trovata.',
  '503': 'Errore: Servizio non disponibile.',
};

/** What shoppers and administrators do with an order. */
export const ORDERS: FaultyCall[] = [
  {
    method: 'DELETE',
    path: '/order/annul/:number',
    needs: 'nothing',
    ...ORDER,
    act: [press('Annulla ordine')],
    says: 'Errore nella richiesta di annullamento.',
  },
  {
    method: 'POST',
    path: '/order/return/:number',
    needs: 'nothing',
    at: `/order/return/${NUMBER}`,
    ...DELIVERED,
    act: [tick(BEAR), fillIn({ 'Motivo del reso': 'Rotto' }), press('Invia richiesta di reso')],
    says: "Errore durante l'invio della richiesta di reso.",
    keeps: ['Motivo del reso', 'Rotto'],
  },
  {
    method: 'POST',
    path: '/feedback/add',
    needs: 'nothing',
    at: `/feedback?orderNumber=${NUMBER}`,
    ...DELIVERED,
    act: [fillIn({ Commento: 'Bello' }), press('Invia feedback')],
    says: "Errore durante l'invio del feedback. Riprova.",
  },
  {
    method: 'PATCH',
    path: '/order/orderState/:number',
    needs: 'body',
    ...ORDER,
    isAdmin: true,
    act: [choose('Stato ordine', 'Spedito'), press('Aggiorna Stato')],
    says: "Errore nell'aggiornamento dello stato.",
    saysOf: {
      ...SERVER_TEXT,
      '500-html': 'Errore: Internal Server Error',
      'string-instead-of-object': 'Errore: Servizio momentaneamente non disponibile.',
    },
  },
  {
    method: 'PATCH',
    path: '/order/shipping/:number',
    needs: 'body',
    ...ORDER,
    act: [
      fillIn({ Corriere: 'BRT', 'Codice di tracciamento': 'X1' }),
      press('Aggiorna spedizione'),
    ],
    ...orUnauthorized('Errore durante l’aggiornamento dei dati di spedizione.'),
    keeps: ['Codice di tracciamento', 'X1'],
  },
  {
    method: 'POST',
    path: '/order/refund/:number',
    needs: 'nothing',
    ...ORDER,
    isAdmin: true,
    act: [press('Rimborsa'), CONFIRM],
    says: 'Errore durante il rimborso.',
    saysOf: SERVER_TEXT,
  },
];
