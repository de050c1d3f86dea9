import type { Warning, PlannedChange } from '../../domain/orderChange';
import { formatCount, formatPlural } from '../../domain/formatCount';
import type { LineProblem } from '../../domain/shippingList';
import { orderStateLabel, shipmentText } from '../order/orders.texts';

export const bulkOrders = {
  noneSelected: 'Nessun ordine selezionato: scegli gli ordini nell’elenco.',
  selected: (count: number) => formatPlural(count, 'ordine selezionato', 'ordini selezionati'),
  stateTitle: 'Cambia stato a più ordini',
  stateDescription: 'Cambia lo stato degli ordini selezionati, dopo un’anteprima.',
  newState: 'Nuovo stato',
  chooseState: 'Scegli uno stato',
  startState: (count: number) => `Cambia stato a ${formatPlural(count, 'ordine', 'ordini')}`,

  shippingTitle: 'Codici di spedizione di più ordini',
  shippingDescription: 'Assegna corriere e codice di tracciamento a molti ordini da un elenco.',
  list: 'Elenco da incollare',
  listHint:
    'Un ordine per riga: numero ordine, corriere, codice di tracciamento, separati da punto e virgola, tabulazione, virgola o più spazi. Una riga di intestazione viene saltata.',
  exampleLead: 'Per esempio:',
  listExample: 'B2018-000137; GLS; IT0123456789',
  check: 'Controlla l’elenco',
  nothingToCheck: 'Incolla prima l’elenco.',
  startShipping: (count: number) => `Aggiorna ${formatPlural(count, 'ordine', 'ordini')}`,
  problems: 'Righe che non si possono usare',
  problem: (line: number, reason: string) => `Riga ${line}: ${reason}`,
  unknownOrder: 'ordine non trovato',

  preview: 'Anteprima',
  previewLead: 'Non è ancora stato inviato nulla.',
  planned: (changes: number, same: number, unknown: number) =>
    [
      formatPlural(changes, 'ordine da modificare', 'ordini da modificare'),
      same > 0 && `${formatCount(same)} già così`,
      unknown > 0 && formatPlural(unknown, 'non trovato', 'non trovati'),
    ]
      .filter(Boolean)
      .join(', '),
  nothingToChange: 'Non c’è nulla da modificare.',
  headers: {
    line: 'Riga',
    orderNumber: 'Numero ordine',
    before: 'Adesso',
    after: 'Diventa',
    notes: 'Note',
  },
  noChange: 'Nessuna modifica',
  notFound: 'Ordine non trovato',
  missing: (count: number) =>
    count === 1 ? 'Questo ordine non si può usare:' : 'Questi ordini non si possono usare:',
  reading: 'Lettura degli ordini…',
  nothing: '—',
} as const;

/** Describes the values that a planned change replaces. */
export function beforeText({ order, change }: PlannedChange): string {
  if (!order) return bulkOrders.nothing;
  return change.kind === 'state'
    ? orderStateLabel(order.state)
    : shipmentText(order) || bulkOrders.nothing;
}

export const warningTexts: Record<Warning, string> = {
  unlikelyStep: 'Passaggio insolito.',
  noCode: 'Manca il codice di tracciamento.',
  replaced: 'Sostituisce il codice che c’è già.',
  notOnItsWay: 'L’ordine non è in preparazione né in viaggio.',
};

const LINE_PROBLEMS: Record<LineProblem['reason'], string> = {
  shape: 'servono tre parti: numero ordine, corriere e codice',
  number: 'manca il numero ordine',
  shipper: 'manca il corriere',
  code: 'manca il codice',
  repeated: 'l’ordine è già nella riga',
};

/** Describes why a line of the pasted list cannot be used. */
export function lineProblemText({ reason, firstLine }: LineProblem): string {
  return `${LINE_PROBLEMS[reason]} ${firstLine ?? ''}`.trim();
}

export const packingList = {
  title: 'Lista di imballaggio',
  description: 'Gli ordini da imballare, da stampare.',
  print: 'Stampa',
  withCover: 'Con il foglio riassuntivo',
  cover: 'Foglio riassuntivo',
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
