import { DEFAULT_STARS, MAX_COMMENT_LENGTH, MAX_FEEDBACK_IMAGES } from '../../domain/limits';

export const leaveFeedback = {
  title: 'Lascia un feedback',
  forOrder: (orderNumber: string) => `Ordine ${orderNumber}`,
  ofOrder: (orderNumber: string) => `Feedback sull’ordine ${orderNumber}`,
  description: 'Racconta come ti trovi con i prodotti che hai comprato.',
  hint: `La tua opinione aiuta gli altri clienti: viene pubblicata con il tuo nome e l’iniziale del cognome. Le stelle partono da ${DEFAULT_STARS}: cambiale, o scegli «Nessuna valutazione» per i prodotti a cui non vuoi darne. Un prodotto senza valutazione, commento e immagini non viene inviato.`,
  numberMissing: 'Numero ordine mancante in URL.',
  numberHint: 'Apri il tuo ordine: da lì puoi lasciare il feedback.',
  findOrder: 'Trova l’ordine',
  rating: 'Valutazione',
  noRating: 'Nessuna valutazione',
  comment: 'Commento',
  count: (length: number) => `${length}/${MAX_COMMENT_LENGTH}`,
  images: 'Immagini',
  imageLimit: `Al massimo ${MAX_FEEDBACK_IMAGES} immagini per prodotto`,
  tooManyImages: `Puoi caricare al massimo ${MAX_FEEDBACK_IMAGES} immagini per prodotto.`,
  send: 'Invia feedback',
  sending: (done: number, all: number) => `Invio ${done} di ${all}…`,
  sent: 'Inviato',
  nothing:
    "Devi selezionare almeno una valutazione, caricare un'immagine o scrivere un commento per qualche prodotto.",
  failed: "Errore durante l'invio del feedback. Riprova.",
  unknown:
    'Non sappiamo se è arrivato: prima di inviarlo di nuovo guarda tra i feedback del prodotto.',
  done: 'Grazie per il tuo feedback!',
} as const;

export const testimonials = {
  title: 'Dicono di noi',
  lead: 'Le opinioni di chi ha comprato da noi, così come le hanno scritte.',
  summary: 'Le opinioni di chi ha comprato da noi: voti, commenti e foto dei nostri clienti.',
  table: 'Feedback dei clienti',
  headers: {
    date: 'Data',
    buyer: 'Acquirente',
    product: 'Prodotto',
    comment: 'Descrizione',
    rating: 'Stelle',
    images: 'Immagini',
  },
  all: 'Leggi tutte le opinioni',
  empty: 'Non ci sono ancora feedback dei clienti.',
  productNamed: (id: string) => `Prodotto ${id}`,
  productUnknown: 'Prodotto non indicato',
} as const;
