import { newProduct } from '../../newProduct';
import { whenGarbled } from '../faults';
import { orUnauthorized, UNAUTHORIZED, type FaultyCall } from '../faultyCall';
import { attach, CONFIRM, fillIn, press } from '../steps';

const EDIT = { at: '/admin/edit-product/101' };
const UPLOAD = 'Errore durante il caricamento delle immagini:';

/** What administrators do with products and their images. */
export const PRODUCTS: FaultyCall[] = [
  {
    method: 'DELETE',
    path: '/insertion/delete/:id',
    needs: 'nothing',
    at: '/product/101',
    act: [press('Elimina'), CONFIRM],
    ...orUnauthorized("Errore durante l'eliminazione."),
  },
  {
    method: 'POST',
    path: '/insertion/create',
    needs: 'nothing',
    at: '/admin/insertProduct',
    act: [fillIn(newProduct()), press('Inserisci prodotto')],
    ...orUnauthorized('Errore nella creazione del prodotto.'),
    keeps: ['Titolo', 'Lampada di prova'],
  },
  {
    method: 'PUT',
    path: '/insertion/update',
    needs: 'nothing',
    ...EDIT,
    act: [fillIn({ 'Nome prodotto': 'Nuovo nome' }), press('Salva')],
    ...orUnauthorized('Errore durante il salvataggio.'),
    keeps: ['Nome prodotto', 'Nuovo nome'],
  },
  {
    method: 'PUT',
    path: '/insertion/deleteImage',
    needs: 'nothing',
    ...EDIT,
    act: [press('Elimina immagine 1'), CONFIRM],
    ...orUnauthorized("Errore durante l'eliminazione dell'immagine."),
  },
  {
    method: 'PATCH',
    path: '/insertion/addImages',
    needs: 'body',
    ...EDIT,
    act: [attach('Aggiungi immagini')],
    isAdmin: true,
    says: `${UPLOAD} connessione non riuscita.`,
    saysOf: {
      'no-answer': `${UPLOAD} nessuna risposta in tempo.`,
      ...whenGarbled(`${UPLOAD} risposta non valida.`),
      '400': `${UPLOAD} 400 Richiesta non valida.`,
      '401': UNAUTHORIZED,
      '404': `${UPLOAD} 404 Risorsa non trovata.`,
      '500-html': `${UPLOAD} 500`,
      '503': `${UPLOAD} 503 Servizio non disponibile.`,
    },
  },
];

/** The same call as a job of the table, which sums up how it went. */
export const PRODUCT_TABLE: FaultyCall = {
  method: 'PUT',
  path: '/insertion/update',
  needs: 'nothing',
  at: '/admin/prodotti',
  drafts: { 'product-table': { '101': { price: ['24,90', '21,50'] } } },
  act: [press('Salva')],
  ...orUnauthorized('1 di 1 · 0 riusciti, 1 non riuscito'),
};
