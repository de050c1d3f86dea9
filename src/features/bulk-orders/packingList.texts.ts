import { formatPlural } from '../../domain/formatCount';

export const packingList = {
  title: 'Lista di imballaggio',
  description: 'Gli ordini da imballare, da stampare.',
  print: 'Stampa',
  back: 'Torna agli ordini',
  empty: 'Nessun ordine selezionato: scegli gli ordini nell’elenco.',
  loading: 'Lettura degli ordini…',
  summary: (orders: number, pieces: number) =>
    `${formatPlural(orders, 'ordine', 'ordini')}, ${formatPlural(pieces, 'articolo', 'articoli')}`,
  order: (orderNumber: string) => `Ordine ${orderNumber}`,
  date: 'Data',
  priority: 'Priorità',
  state: 'Stato',
  shipper: 'Corriere',
  address: 'Destinatario',
  lines: (orderNumber: string) => `Articoli dell’ordine ${orderNumber}`,
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
} as const;
