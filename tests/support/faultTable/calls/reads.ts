import { NUMBER, withOrder } from '../../orders';
import { whenGarbled } from '../faults';
import { orUnauthorized, UNAUTHORIZED, type FaultyCall } from '../faultyCall';

export const READS: FaultyCall[] = [
  {
    method: 'GET',
    path: '/insertion/getAll',
    needs: 'list',
    at: '/',
    says: 'Errore nel caricamento dei prodotti.',
  },
  {
    method: 'GET',
    path: '/insertion/getAll',
    needs: 'list',
    at: '/admin/prodotti',
    isAdmin: true,
    says: 'Errore nel caricamento dei prodotti.',
  },
  {
    method: 'GET',
    path: '/insertion/getId',
    needs: 'body',
    at: '/product/101',
    says: 'Errore nel caricamento del prodotto.',
  },
  {
    method: 'GET',
    path: '/feedback/get/:id',
    needs: 'list',
    at: '/product/101',
    says: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  {
    method: 'GET',
    path: '/feedback/getAll',
    needs: 'list',
    at: '/dicono-di-noi',
    says: 'Impossibile caricare i feedback. Riprova più tardi.',
  },
  {
    method: 'GET',
    path: '/cart/get',
    needs: 'body',
    at: '/cart',
    says: 'Il carrello non si può leggere in questo momento.',
  },
  {
    method: 'GET',
    path: '/order/get/:number',
    needs: 'body',
    at: `/order/get/${NUMBER}`,
    change: withOrder(),
    says: "Errore nel recupero dell'ordine.",
    saysOf: {
      ...whenGarbled('Ordine non trovato o formato dati non valido.'),
      'string-instead-of-object': 'Servizio momentaneamente non disponibile.',
    },
  },
  {
    method: 'GET',
    path: '/order/getAll',
    needs: 'list',
    at: '/admin/all-orders',
    ...orUnauthorized('Errore nel recupero degli ordini.'),
  },
  {
    method: 'GET',
    path: '/admin/getAll',
    needs: 'list',
    at: '/admin/all',
    ...orUnauthorized('Errore nel recupero degli amministratori.'),
  },
  {
    method: 'GET',
    path: '/admin/myProfile',
    needs: 'body',
    at: '/admin/profile',
    isAdmin: true,
    says: 'Impossibile caricare il profilo.',
    saysOf: {
      '401': UNAUTHORIZED,
      'string-instead-of-object': 'Servizio momentaneamente non disponibile.',
    },
  },
];
