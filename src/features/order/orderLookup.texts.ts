export const orderLookup = {
  orderNumber: 'Numero ordine',
  orderNumberMissing: 'Scrivi il numero dell’ordine.',
  search: 'Cerca',
} as const;
