import { RETURN_WINDOW_DAYS } from '../../domain/limits';

export const orderReturn = {
  title: 'Richiesta di reso',
  forOrder: (orderNumber: string) => `Ordine ${orderNumber}`,
  ofOrder: (orderNumber: string) => `Reso dell’ordine ${orderNumber}`,
  description: 'Chiedi di restituire uno o più prodotti di un ordine.',
  hint: `Accettiamo resi entro ${RETURN_WINDOW_DAYS} giorni dalla consegna, nella confezione originale e con tutti gli accessori. Se un prodotto è difettoso, allega qualche foto: ti rimborsiamo anche la spedizione del reso.`,
  policy: 'Leggi la politica di reso',
  underWay: 'Per questo ordine un reso è già stato avviato.',
  products: 'Prodotti da restituire',
  noProduct: 'Seleziona almeno un prodotto da restituire.',
  reason: 'Motivo del reso',
  noReason: 'Inserisci il motivo del reso.',
  photos: 'Foto (facoltative)',
  send: 'Invia richiesta di reso',
  sending: 'Invio della richiesta…',
  failed: "Errore durante l'invio della richiesta di reso.",
  unknown: 'Non sappiamo se è arrivata: prima di inviarla di nuovo guarda lo stato dell’ordine.',
  sent: 'Richiesta di reso inviata con successo!',
} as const;
