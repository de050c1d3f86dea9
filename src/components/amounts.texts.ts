export const amounts = {
  products: 'Totale prodotti',
  shipping: 'Spedizione',
  shippingFree: 'Gratuita',
  surcharge: 'Supplemento priorità',
  total: 'Totale',
} as const;
