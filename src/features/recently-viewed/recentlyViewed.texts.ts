import { formatPlural } from '../../domain/formatCount';

export const recentlyViewed = {
  title: 'Visti di recente',
  clear: 'Cancella i prodotti visti di recente',
  remembered: (count: number) =>
    `Questo browser ricorda ${formatPlural(count, 'prodotto visto', 'prodotti visti')} di recente.`,
  nothing: 'Questo browser non ricorda nessun prodotto visto di recente.',
} as const;
