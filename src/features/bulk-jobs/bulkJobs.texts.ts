import type { BulkCounts, BulkItem, BulkJob, BulkPhase } from '../../domain/bulkJob';
import { formatCount, formatPlural } from '../../domain/formatCount';
import { reasonOf } from '../../domain/failureReason';
import type { OrderChange } from '../../domain/orderChange';
import { TABLE_FIELDS, type ProductEdit, type TableField } from '../../domain/productEdit';
import type { Failure } from '../../domain/types';
import { orders, shipmentText } from '../order/orders.texts';

/** Names of the fields of products that are changed in bulk. */
export const productFields = {
  name: 'Nome',
  title: 'Titolo',
  price: 'Prezzo',
} satisfies Record<TableField, string>;

const JOBS: Record<BulkJob['kind'], string> = {
  state: 'Cambio di stato',
  shipping: 'Aggiornamento delle spedizioni',
  product: 'Aggiornamento dei prodotti',
};

const PHASES: Record<BulkPhase, string> = {
  running: 'in corso',
  paused: 'in pausa',
  stopped: 'interrotto',
  ended: 'concluso',
};

const UNSAVED = {
  failed: ['Non riuscito', 'Non riusciti'],
  changed: ['Non inviato', 'Non inviati'],
} as const;

export const bulkJobs = {
  back: 'Torna agli ordini',
  tooMany: (count: number, max: number) =>
    `Sono ${formatCount(count)} ordini: se ne possono modificare al massimo ${formatCount(max)} alla volta.`,
  busy: 'Un’altra operazione è in corso, qui o in un’altra scheda. Aspetta che finisca.',
  otherJob: (kind: BulkJob['kind']) =>
    `C’è un’altra operazione da finire o da chiudere: «${JOBS[kind]}».`,
  openJob: 'Vai all’operazione',
  headers: {
    orderNumber: 'Numero ordine',
    product: 'Prodotto',
    change: 'Modifica',
    result: 'Esito',
  },
  nothing: '—',

  jobHeading: (kind: BulkJob['kind'], phase: BulkPhase) => `${JOBS[kind]} ${PHASES[phase]}`,
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
  unsaved: (status: keyof typeof UNSAVED, named: readonly { title: string }[], count: number) => {
    const titles = named.map(({ title }) => `«${title}»`).join(', ');
    const others = count - named.length;
    const more = others === 1 ? ' e un altro' : ` e altri ${formatCount(others)}`;
    return `${UNSAVED[status][count === 1 ? 0 : 1]}: ${titles}${others > 0 ? more : ''}.`;
  },
  elsewhere: 'In corso in un’altra scheda di questo browser.',
  notPersisted:
    'Questo browser non permette di conservare l’operazione: non ricaricare e non chiudere la pagina prima che finisca.',
  leaving: 'Puoi lasciare questa pagina: l’operazione continua.',
  windingDown: 'Aspetto la risposta degli invii già partiti…',
  stoppedLead: 'Quello che manca non è stato inviato. Puoi riprendere da dove era.',
  stop: 'Ferma',
  resume: 'Riprendi',
  retryFailed: 'Riprova solo i falliti',
  close: (kind: BulkJob['kind']) =>
    kind === 'product' ? 'Chiudi il risultato' : 'Nuova operazione',
  abandon: 'Abbandona',
  results: 'Risultati',
  onlyFailed: 'Mostra solo i non riusciti',
  jobs: (kind: BulkJob['kind']) =>
    kind === 'product' ? 'Operazione su più prodotti' : 'Operazione su più ordini',
  indicator: ({ kind, phase }: BulkJob, counts: BulkCounts): string =>
    `${bulkJobs.jobHeading(kind, phase)}: ${bulkJobs.progressText(counts)}`,
  announcement: ({ kind, phase }: BulkJob, counts: BulkCounts): string =>
    `${bulkJobs.jobHeading(kind, phase)}: ${bulkJobs.counts(counts)}.`,
} as const;

const STATUS: Record<Exclude<BulkItem['status'], 'failed' | 'changed'>, string> = {
  waiting: 'In attesa',
  sending: 'Invio…',
  done: 'Riuscito',
};

/** Describes the status of an item of a job, and why it failed. */
export function resultText(item: BulkItem): string {
  const { status, failure, outcomeUnknown } = item;
  const thing = 'productId' in item ? 'il prodotto' : 'l’ordine';
  if (status === 'changed') return `Non inviato: ${thing} è cambiato nel frattempo.`;
  if (status !== 'failed') return STATUS[status];
  const why = failure ? `: ${failureText(failure)}` : '';
  const unknown = ` Esito incerto: prima di un nuovo invio ${thing} viene riletto.`;
  return `Non riuscito${why}${/[.!?]$/.test(why) ? '' : '.'}${outcomeUnknown ? unknown : ''}`;
}

const FAILURES: Record<Exclude<Failure['kind'], 'http'>, string> = {
  network: 'il server non si raggiunge',
  timeout: 'il server non ha risposto in tempo',
  unreadable: 'la risposta del server non si può leggere',
  aborted: 'interrotto',
  refused: 'il server ha rifiutato',
};

/** Describes why an item could not be read or changed. */
export function failureText(failure: Failure): string {
  const byKind =
    failure.kind === 'http' ? `errore ${failure.status} del server` : FAILURES[failure.kind];
  return reasonOf(failure) ?? byKind;
}

/** Describes the values that a change sets. */
export function changeText(change: OrderChange | ProductEdit): string {
  switch (change.kind) {
    case 'state':
      return orders.states[change.state];
    case 'shipping':
      return shipmentText(change) || bulkJobs.nothing;
    case 'product':
      return TABLE_FIELDS.flatMap((field) =>
        change[field] === undefined ? [] : `${productFields[field]}: ${change[field]}`,
      ).join(', ');
  }
}
