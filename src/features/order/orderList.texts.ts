/** Of the list of all orders, wherever it is read. */
export const orderListTexts = { loadFailed: 'Errore nel recupero degli ordini.' } as const;
