export const recentlyViewed = {
  title: 'Visti di recente',
  clear: 'Cancella i prodotti visti di recente',
  remembered: (count: number) =>
    count === 1
      ? 'Questo browser ricorda 1 prodotto visto di recente.'
      : `Questo browser ricorda ${count} prodotti visti di recente.`,
  nothing: 'Questo browser non ricorda nessun prodotto visto di recente.',
} as const;
