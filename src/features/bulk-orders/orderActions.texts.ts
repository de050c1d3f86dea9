import { formatPlural } from '../../domain/formatCount';

export const orderActions = {
  actions: 'Azioni sugli ordini',
  packingList: 'Lista di imballaggio',
  changeState: 'Cambia stato',
  shippingCodes: 'Codici di spedizione',
} as const;

export const ordersExport = {
  columns: {
    orderNumber: 'Numero ordine',
    date: 'Data',
    state: 'Stato',
    priority: 'Priorità',
    shipper: 'Corriere',
    shippingCode: 'Codice di tracciamento',
    quantity: 'Articoli',
    lines: 'Prodotti',
    surcharge: 'Supplemento priorità (€)',
    total: 'Totale (€)',
    name: 'Nome',
    surname: 'Cognome',
    address: 'Indirizzo',
    civicNumber: 'Numero civico',
    zipcode: 'CAP',
    city: 'Città',
    province: 'Provincia',
    email: 'Email',
    telephoneNumber: 'Telefono',
  },
  priorities: { STANDARD: 'Standard', PRIORITARIO: 'Prioritario' },
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  fileName: (day: string) => `ordini-${day}.csv`,
  shown: (count: number) => `Esporta CSV (${formatPlural(count, 'ordine', 'ordini')})`,
  selected: (count: number) => `Esporta CSV (${formatPlural(count, 'selezionato', 'selezionati')})`,
  done: (count: number, fileName: string) =>
    `${formatPlural(count, 'ordine esportato', 'ordini esportati')} in ${fileName}.`,
} as const;
