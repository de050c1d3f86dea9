export const packingList = {
  title: 'Lista di imballaggio',
  description: 'Gli ordini da imballare, da stampare.',
  print: 'Stampa',
  back: 'Torna agli ordini',
  empty: 'Nessun ordine selezionato: scegli gli ordini nell’elenco.',
  loading: 'Lettura degli ordini…',
  summary: (orders: number, pieces: number) =>
    `${orders === 1 ? '1 ordine' : `${italian(orders)} ordini`}, ${
      pieces === 1 ? '1 articolo' : `${italian(pieces)} articoli`
    }`,
  order: (orderNumber: string) => `Ordine ${orderNumber}`,
  date: 'Data',
  priority: 'Priorità',
  state: 'Stato',
  shipper: 'Corriere',
  address: 'Destinatario',
  lines: (orderNumber: string) => `Articoli dell’ordine ${orderNumber}`,
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
} as const;

function italian(count: number): string {
  return count.toLocaleString('it-IT');
}
