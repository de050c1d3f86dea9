/** The exported list of orders, and the button that makes it. */
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
  shown: (count: number) => `Esporta CSV (${inWords(count)})`,
  selected: (count: number) =>
    `Esporta CSV (${count === 1 ? '1 selezionato' : `${italian(count)} selezionati`})`,
  progress: 'Avanzamento dell’esportazione',
  underWay: 'Esportazione in corso…',
  percent: (part: number) => `${Math.floor(part * 100)}%`,
  done: (count: number, fileName: string) =>
    count === 1
      ? `1 ordine esportato in ${fileName}.`
      : `${italian(count)} ordini esportati in ${fileName}.`,
  failed: 'Esportazione non riuscita. Riprova.',
} as const;

function inWords(count: number): string {
  return count === 1 ? '1 ordine' : `${italian(count)} ordini`;
}

function italian(count: number): string {
  return count.toLocaleString('it-IT');
}
