export const orderLookup = {
  formName: 'Cerca il tuo ordine',
  orderNumber: 'Numero ordine',
  orderNumberMissing: 'Scrivi il numero dell’ordine.',
  search: 'Cerca',
} as const;

export const recentOrders = {
  title: 'Ordini visti di recente',
  remember: 'Ricorda questo ordine su questo dispositivo',
  rememberHint:
    'Resta solo il numero, in questo browser. Non farlo su un computer che usano anche altri.',
  seen: (date: string) => `visto il ${date}`,
  remove: 'Rimuovi',
  removeNamed: (orderNumber: string) => `Rimuovi ${orderNumber}`,
  removeAll: 'Rimuovi tutti',
} as const;
