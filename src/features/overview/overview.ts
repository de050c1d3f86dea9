import { bucketsOf, type Bucket, type BucketUnit } from './overviewBuckets';
import { romeDay, type RomeDay } from '../../domain/romeDays';
import { addLines, topProducts, type ProductSales } from './topProducts';
import type { Order } from '../../domain/types';

/** Orders that bring money which nobody asks back: what counts as revenue. */
export const EARNING_STATES = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'] as const;
/** Orders whose money may yet go back: told beside the revenue, not in it. */
export const OPEN_STATES = ['CANCELLATION_IN_PROGRESS', 'RETURN_START'] as const;

const EARNING = new Set<string>(EARNING_STATES);
const OPEN = new Set<string>(OPEN_STATES);

/** Numbers of orders, and their money in cents. */
export type Figures = {
  orders: number;
  earningOrders: number;
  revenueCents: number;
  openOrders: number;
  openCents: number;
};

type StateShare = { state: string; orders: number; totalCents: number };

export type Overview = {
  from: RomeDay;
  to: RomeDay;
  current: Figures;
  /** As many days just before; null where everything is looked at. */
  previous: Figures | null;
  unit: BucketUnit;
  buckets: Bucket[];
  /** In the order in which the states were met. */
  states: StateShare[];
  topByQuantity: ProductSales[];
  topByRevenue: ProductSales[];
  /** Orders without a usable date: in the figures of everything, in no other period. */
  undated: number;
};

type Options = {
  /** How many days up to today; null for everything. */
  days: number | null;
  today: RomeDay;
  /** The first day on which there can be an order. */
  firstDay: RomeDay;
};

/**
 * What happened in the last days, today included, and in as many before. One pass over the
 * orders, in whatever order they are; money in whole cents, days as in Rome.
 */
export function overviewOf(orders: readonly Order[], { days, today, firstDay }: Options): Overview {
  const start = days === null ? firstDay : today - days + 1;
  const current = noFigures();
  const previous = noFigures();
  const perDay = new Map<RomeDay, { orders: number; revenueCents: number }>();
  const states = new Map<string, StateShare>();
  const products = new Map<string, ProductSales>();
  let undated = 0;
  let first = today;

  for (const order of orders) {
    const day = order.placedAt === null ? NaN : romeDay(order.placedAt);
    const isDated = day >= firstDay && day <= today;
    if (!isDated) {
      undated += 1;
      if (days !== null) continue;
    } else if (day < start) {
      if (days !== null && day >= start - days) addOrder(previous, order);
      continue;
    }
    addOrder(current, order);
    addState(states, order);
    if (EARNING.has(order.state)) addLines(products, order);
    if (isDated) {
      first = Math.min(first, day);
      const bucket = perDay.get(day) ?? { orders: 0, revenueCents: 0 };
      bucket.orders += 1;
      if (EARNING.has(order.state)) bucket.revenueCents += order.totalCostCents;
      perDay.set(day, bucket);
    }
  }

  const from = days === null ? first : start;
  return {
    from,
    to: today,
    current,
    previous: days === null ? null : previous,
    ...bucketsOf(perDay, from, today),
    states: [...states.values()],
    topByQuantity: topProducts(products.values(), 'quantity'),
    topByRevenue: topProducts(products.values(), 'revenueCents'),
    undated,
  };
}

/** What an order brings on average, in cents; null where there is none. */
export function averageCents({ revenueCents, earningOrders }: Figures): number | null {
  return earningOrders === 0 ? null : Math.round(revenueCents / earningOrders);
}

/** How much more than before, 0.25 for a quarter more; null where there was nothing before. */
export function growth(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : (now - before) / before;
}

function noFigures(): Figures {
  return { orders: 0, earningOrders: 0, revenueCents: 0, openOrders: 0, openCents: 0 };
}

function addOrder(figures: Figures, { state, totalCostCents }: Order): void {
  figures.orders += 1;
  if (EARNING.has(state)) {
    figures.earningOrders += 1;
    figures.revenueCents += totalCostCents;
  } else if (OPEN.has(state)) {
    figures.openOrders += 1;
    figures.openCents += totalCostCents;
  }
}

function addState(states: Map<string, StateShare>, { state, totalCostCents }: Order): void {
  const share = states.get(state) ?? { state, orders: 0, totalCents: 0 };
  share.orders += 1;
  share.totalCents += totalCostCents;
  states.set(state, share);
}
