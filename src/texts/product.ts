import { cartTexts } from './cart';

export const product = {
  addNamed: (title: string) => `${cartTexts.add}: ${title}`,
  buyNamed: (title: string) => `${cartTexts.buy}: ${title}`,
  loadFailed: 'Errore nel caricamento del prodotto.',
} as const;
