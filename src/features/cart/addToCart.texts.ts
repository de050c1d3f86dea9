/** Separate from the cart's other texts, because these are on the first screen. */
export const addToCart = {
  add: 'Aggiungi al carrello',
  buy: 'Acquista',
  added: 'Prodotto aggiunto al carrello.',
  toCart: 'Vai al carrello',
  addFailed: "Errore nell'aggiunta al carrello.",
} as const;
