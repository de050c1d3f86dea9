import { formatCount } from '../../domain/formatCount';
import { RETURN_WINDOW_DAYS } from '../../domain/limits';

export const product = {
  loadFailed: 'Errore nel caricamento del prodotto.',
  notLoaded: 'I dati di questo prodotto non sono disponibili al momento.',

  untitled: 'Prodotto',
  loading: 'Caricamento del prodotto…',
  gone: 'Questo prodotto non è più in vendita.',
  inStock: (stock: number) => `${formatCount(stock)} disponibili`,
  soldOut: 'Esaurito',
  description: 'Descrizione',
  noDescription: 'Non disponibile.',
  inCart: (quantity: number) => `Nel carrello: ${quantity}`,
  toCart: 'Vai al carrello',
  related: (category: string) => `Altri prodotti in ${category}`,

  feedback: 'Feedback',
  noFeedback: 'Nessun feedback per questo prodotto.',
  feedbackHeaders: {
    buyer: 'Utente',
    date: 'Data',
    rating: 'Valutazione',
    comment: 'Commento',
    images: 'Immagini',
  },

  adminActions: 'Gestione del prodotto',
  edit: 'Modifica',
  delete: 'Elimina',
  deleteQuestion: 'Sei sicuro di voler eliminare questo prodotto?',
  deleted: 'Prodotto eliminato correttamente',
  deleteFailed: "Errore durante l'eliminazione.",

  summary: (title: string, price: string) =>
    `${title} a ${price}, con spedizione gratuita e reso entro ${RETURN_WINDOW_DAYS} giorni.`,
} as const;
