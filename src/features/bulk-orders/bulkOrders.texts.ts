import type { BulkCounts, BulkItem, BulkJob, BulkPhase } from '../../domain/bulkJob';
import type { Failure } from '../../domain/types';
import type { Warning, OrderChange, PlannedChange } from '../../domain/orderChange';
import { formatCount, formatPlural } from '../../domain/formatCount';
import type { LineProblem } from './shippingList';
import { reasonOf } from '../../domain/failureReason';
import { orders, orderStateLabel, shipmentText } from '../order/orders.texts';

const JOBS: Record<OrderChange['kind'], string> = {
  state: 'Cambio di stato',
  shipping: 'Aggiornamento delle spedizioni',
};

const PHASES: Record<BulkPhase, string> = {
  running: 'in corso',
  paused: 'in pausa',
  stopped: 'interrotto',
  ended: 'concluso',
};

export const bulkOrders = {
  back: 'Torna agli ordini',
  noneSelected: 'Nessun ordine selezionato: scegli gli ordini nell’elenco.',
  selected: (count: number) =>
    count === 1 ? '1 ordine selezionato' : `${count} ordini selezionati`,
  tooMany: (count: number, max: number) =>
    `Sono ${formatCount(count)} ordini: se ne possono modificare al massimo ${formatCount(max)} alla volta.`,
  busy: 'Un’altra operazione è in corso, qui o in un’altra scheda. Aspetta che finisca.',
  otherJob: (kind: OrderChange['kind']) =>
    `C’è un’altra operazione da finire o da chiudere: «${JOBS[kind]}».`,
  openJob: 'Vai all’operazione',

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
    change: 'Modifica',
    result: 'Esito',
  },
  noChange: 'Nessuna modifica',
  notFound: 'Ordine non trovato',
  missing: (count: number) =>
    count === 1 ? 'Questo ordine non si può usare:' : 'Questi ordini non si possono usare:',
  reading: 'Lettura degli ordini…',
  nothing: '—',

  jobHeading: (kind: OrderChange['kind'], phase: BulkPhase) => `${JOBS[kind]} ${PHASES[phase]}`,
  progress: 'Avanzamento',
  progressText: ({ all, finished }: BulkCounts) =>
    `${formatCount(finished)} di ${formatCount(all)}`,
  counts: ({ all, done, failed, changed, finished }: BulkCounts) =>
    [
      formatPlural(done, 'riuscito', 'riusciti'),
      failed > 0 && formatPlural(failed, 'non riuscito', 'non riusciti'),
      changed > 0 && formatPlural(changed, 'cambiato nel frattempo', 'cambiati nel frattempo'),
      all > finished && `${formatCount(all - finished)} da fare`,
    ]
      .filter(Boolean)
      .join(', '),
  elsewhere: 'In corso in un’altra scheda di questo browser.',
  notPersisted:
    'Questo browser non permette di conservare l’operazione: non ricaricare e non chiudere la pagina prima che finisca.',
  leaving: 'Puoi lasciare questa pagina: l’operazione continua.',
  windingDown: 'Aspetto la risposta degli invii già partiti…',
  stoppedLead: 'Quello che manca non è stato inviato. Puoi riprendere da dove era.',
  stop: 'Ferma',
  resume: 'Riprendi',
  retryFailed: 'Riprova solo i falliti',
  close: 'Nuova operazione',
  abandon: 'Abbandona',
  results: 'Risultati',
  onlyFailed: 'Mostra solo i non riusciti',
  jobs: 'Operazione su più ordini',
  indicator: ({ kind, phase }: BulkJob, counts: BulkCounts): string =>
    `${bulkOrders.jobHeading(kind, phase)}: ${bulkOrders.progressText(counts)}`,
  announcement: ({ kind, phase }: BulkJob, counts: BulkCounts): string =>
    `${bulkOrders.jobHeading(kind, phase)}: ${bulkOrders.counts(counts)}.`,
} as const;

const STATUS: Record<Exclude<BulkItem['status'], 'failed'>, string> = {
  waiting: 'In attesa',
  sending: 'Invio…',
  done: 'Riuscito',
  changed: 'Non inviato: l’ordine è cambiato nel frattempo.',
};

/** Describes the status of an order of a job, and why it failed. */
export function resultText({ status, failure, outcomeUnknown }: BulkItem): string {
  if (status !== 'failed') return STATUS[status];
  const why = failure ? `: ${failureText(failure)}` : '';
  const unknown = ' Esito incerto: prima di un nuovo invio l’ordine viene riletto.';
  return `Non riuscito${why}${/[.!?]$/.test(why) ? '' : '.'}${outcomeUnknown ? unknown : ''}`;
}

const FAILURES: Record<Exclude<Failure['kind'], 'http'>, string> = {
  network: 'il server non si raggiunge',
  timeout: 'il server non ha risposto in tempo',
  unreadable: 'la risposta del server non si può leggere',
  aborted: 'interrotto',
  refused: 'il server ha rifiutato',
};

/** Describes why an order could not be read or changed. */
export function failureText(failure: Failure): string {
  const byKind =
    failure.kind === 'http' ? `errore ${failure.status} del server` : FAILURES[failure.kind];
  return reasonOf(failure) ?? byKind;
}

/** Describes the values that a change sets. */
export function changeText(change: OrderChange): string {
  return change.kind === 'state'
    ? orders.states[change.state]
    : shipmentText(change) || bulkOrders.nothing;
}

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
  tooLong: 'una parte è troppo lunga',
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
