import { formatCount, formatPlural, GROUPED } from '../../domain/formatCount';
import { formatCents } from '../../domain/money';
import { EARNING_STATES, OPEN_STATES } from './overview';
import type { Bucket, BucketUnit } from './overviewBuckets';
import { formatRomeDay, type RomeDay } from './romeDays';
import { orders as orderTexts } from '../order/orders.texts';

const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const listed = new Intl.ListFormat('it-IT');
const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, ...GROUPED });
const PERCENT = { style: 'percent', maximumFractionDigits: 0, ...GROUPED } as const;
const percent = new Intl.NumberFormat('it-IT', PERCENT);
const signedPercent = new Intl.NumberFormat('it-IT', { ...PERCENT, signDisplay: 'exceptZero' });
const euro = { style: 'currency', currency: 'EUR', ...GROUPED } as const;
const wholeEuro = new Intl.NumberFormat('it-IT', { ...euro, maximumFractionDigits: 0 });
const millions = new Intl.NumberFormat('it-IT', {
  ...euro,
  notation: 'compact',
  maximumFractionDigits: 1,
});

const statesOf = (states: readonly (keyof typeof orderTexts.states)[]) =>
  listed.format(states.map((state) => orderTexts.states[state]));

const ordersOf = (count: number) => formatPlural(count, 'ordine', 'ordini');

export const overview = {
  title: 'Panoramica',
  description: 'Come va il negozio: fatturato, ordini, prodotti più venduti.',
  loading: 'Caricamento della panoramica…',
  period: 'Periodo',
  periods: { '7': '7 giorni', '30': '30 giorni', '90': '90 giorni', tutto: 'Tutto' },
  range: (from: RomeDay, to: RomeDay) => `Dal ${date(from)} al ${date(to)}`,
  figures: 'In breve',
  revenue: 'Fatturato',
  orders: 'Ordini',
  average: 'Valore medio di un ordine',
  toShip: 'Da spedire',
  none: '–',
  compared: (share: number, days: number, before: string) =>
    `${signedPercent.format(share)} rispetto ai ${days} giorni prima (${before})`,
  before: (days: number, before: string) => `Nei ${days} giorni prima: ${before}`,
  late: (count: number) => `${formatCount(count)} in ritardo`,
  noneLate: 'Nessuno in ritardo',
  notes: 'Che cosa conta nel fatturato',
  open: (count: number, cents: number) =>
    `In sospeso, non compresi nel fatturato: ${formatCents(cents)} (${ordersOf(count)}).`,
  whatCounts: `Nel fatturato contano gli ordini nello stato ${statesOf(EARNING_STATES)}, con il supplemento di priorità. Restano in sospeso quelli in ${statesOf(OPEN_STATES)}; gli altri non contano. I giorni sono quelli di Roma, oggi compreso.`,
  undated: (count: number) =>
    count === 1
      ? '1 ordine non ha una data leggibile: è contato soltanto in «Tutto», e nei grafici non c’è.'
      : `${formatCount(count)} ordini non hanno una data leggibile: sono contati soltanto in «Tutto», e nei grafici non ci sono.`,
  nothing: 'Nessun ordine in questo periodo.',
  trend: 'Andamento',
  ordersPer: {
    day: 'Ordini al giorno',
    week: 'Ordini a settimana',
    month: 'Ordini al mese',
  } satisfies Record<BucketUnit, string>,
  revenuePer: {
    day: 'Fatturato al giorno',
    week: 'Fatturato a settimana',
    month: 'Fatturato al mese',
  } satisfies Record<BucketUnit, string>,
  unit: { day: 'Giorno', week: 'Settimana', month: 'Mese' } satisfies Record<BucketUnit, string>,
  summary: (total: string, average: string, unit: BucketUnit, best: string, most: string) =>
    `${total} in tutto, in media ${average} ${PER[unit]}. Il massimo: ${most} (${best}).`,
  showTable: 'Mostra i dati come tabella',
  trendTable: 'Ordini e fatturato nel tempo',
  chartName: (title: string) => `Grafico: ${title}. Le frecce vanno da una barra all’altra.`,
  chartFailed: 'Il grafico non si può mostrare: i dati sono nella tabella.',
  states: 'Stati degli ordini',
  state: 'Stato',
  share: 'Quota',
  topProducts: 'Prodotti più venduti',
  nothingSold: 'Nessun prodotto venduto in questo periodo.',
  rankBy: 'Ordina per',
  pieces: 'Pezzi',
  product: 'Prodotto',
  oldest: 'Da spedire: aspettano di più',
  oldestTable: 'Ordini da spedire',
  orderNumber: 'Numero ordine',
  placed: 'Ordinato',
  total: 'Totale',
  priority: 'Priorità',
  waiting: 'In attesa',
  waitingDays: (days: number) => formatPlural(days, 'giorno', 'giorni'),
  lateDays: (days: number) => `in ritardo di ${formatPlural(days, 'giorno', 'giorni')}`,
  nothingToShip: 'Non c’è nessun ordine da spedire.',
  allToShip: (count: number) =>
    count === 1 ? 'Apri l’ordine in preparazione' : `Tutti i ${formatCount(count)} in preparazione`,
  number: formatCount,
  decimal: (value: number) => decimal.format(value),
  percent: (share: number) => percent.format(share),
  /** For an axis. */
  shortEuro: (cents: number) => (cents < MILLION_CENTS ? wholeEuro : millions).format(cents / 100),
} as const;

const MILLION_CENTS = 100_000_000;

const PER: Record<BucketUnit, string> = {
  day: 'al giorno',
  week: 'a settimana',
  month: 'al mese',
};

function date(day: RomeDay): string {
  return formatRomeDay(day, DATE);
}

/** The days of a bar, in full. */
export function bucketName({ from, to }: Bucket, unit: BucketUnit): string {
  if (unit === 'day') return date(from);
  if (unit === 'week') return `${date(from)} – ${date(to)}`;
  return formatRomeDay(from, { month: 'long', year: 'numeric' });
}

/** The days of a bar, short enough for the axis. */
export function bucketTick({ from }: Bucket, unit: BucketUnit): string {
  return unit === 'month'
    ? formatRomeDay(from, { month: 'short', year: '2-digit' })
    : formatRomeDay(from, { day: '2-digit', month: '2-digit' });
}
