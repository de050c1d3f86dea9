export const cartTexts = {
  added: 'Prodotto aggiunto al carrello.',
  removed: 'Prodotto rimosso dal carrello.',
  addFailed: "Errore nell'aggiunta al carrello.",
  removeFailed: 'Errore nella rimozione del prodotto.',
  removeFailedAlert: "Errore durante l'eliminazione del prodotto.",
  emptyFailed: 'Errore nello svuotamento del carrello.',
  quantityFailed: "Errore nell'aggiornamento della quantità.",
  checkoutFailed: "Errore nel processo d'acquisto.",
  add: 'Aggiungi al carrello',
  addShort: 'Aggiungi',
  buy: 'Acquista',
} as const;
