import { makeBuckets, type Bucket, type BucketUnit } from './overviewBuckets';
import { romeDay, type RomeDay } from './romeDays';
import { statesWith } from '../../domain/orderState';
import type { Order } from '../../domain/types';

/** States whose orders count as revenue: no money will be returned. */
export const EARNING_STATES = statesWith('revenue', 'earned');
/** States whose orders may still be refunded: shown next to the revenue, not included in it. */
export const OPEN_STATES = statesWith('revenue', 'pending');

const EARNING = new Set<string>(EARNING_STATES);
const OPEN = new Set<string>(OPEN_STATES);

/** Counts of orders, and their totals in cents. */
export type Figures = {
  orders: number;
  earningOrders: number;
  revenueCents: number;
  openOrders: number;
  openCents: number;
};

export type Overview = {
  from: RomeDay;
  to: RomeDay;
  current: Figures;
  /** The same number of days just before; null for the period of everything. */
  previous: Figures | null;
  unit: BucketUnit;
  buckets: Bucket[];
  /** Unsorted. */
  states: { state: string; orders: number }[];
  topByQuantity: ProductSales[];
  topByRevenue: ProductSales[];
  /** How many orders have no usable date: they only count in the figures of everything. */
  undated: number;
};

type Options = {
  /** How many days up to today; null for everything. */
  days: number | null;
  today: RomeDay;
  /** The first day that can have an order. */
  firstDay: RomeDay;
};

/**
 * Returns the figures of the last days, today included, and of the same number of days before, in
 * one pass over unsorted orders. Money is in whole cents, days are those of Rome.
 */
export function summarizeOrders(
  orders: readonly Order[],
  { days, today, firstDay }: Options,
): Overview {
  const start = days === null ? firstDay : today - days + 1;
  const current = emptyFigures();
  const previous = emptyFigures();
  const perDay = new Map<RomeDay, { orders: number; revenueCents: number }>();
  const states = new Map<string, number>();
  const products = new Map<string, ProductSales>();
  let undated = 0;
  let first = today;

  for (const order of orders) {
    const placed = order.placedAt === null ? NaN : romeDay(order.placedAt);
    // On a backend whose clock is ahead tomorrow may have begun.
    const day = placed === today + 1 ? today : placed;
    const isDated = day >= firstDay && day <= today;
    if (!isDated) {
      undated += 1;
      if (days !== null) continue;
    } else if (day < start) {
      if (days !== null && day >= start - days) addOrder(previous, order);
      continue;
    }
    addOrder(current, order);
    states.set(order.state, (states.get(order.state) ?? 0) + 1);
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
    ...makeBuckets(perDay, from, today),
    states: [...states].map(([state, count]) => ({ state, orders: count })),
    topByQuantity: rankProducts(products.values(), 'quantity'),
    topByRevenue: rankProducts(products.values(), 'revenueCents'),
    undated,
  };
}

/** Returns the average revenue of an order, in cents; null without orders. */
export function getAverageCents({ revenueCents, earningOrders }: Figures): number | null {
  return earningOrders === 0 ? null : Math.round(revenueCents / earningOrders);
}

/** Returns the relative change, 0.25 for a quarter more; null if there was nothing before. */
export function getGrowth(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : (now - before) / before;
}

function emptyFigures(): Figures {
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

type ProductSales = {
  productId: string;
  /** As in the latest order. */
  name: string;
  /** When that order was placed, in epoch milliseconds; -Infinity if unknown. */
  namedAt: number;
  quantity: number;
  revenueCents: number;
};

export const TOP_PRODUCTS_COUNT = 8;

const OTHER = { quantity: 'revenueCents', revenueCents: 'quantity' } as const;

/** Returns the best-selling products by one measure; the other one decides between equals. */
function rankProducts(
  sales: Iterable<ProductSales>,
  by: 'quantity' | 'revenueCents',
): ProductSales[] {
  return [...sales]
    .sort((one, two) => two[by] - one[by] || two[OTHER[by]] - one[OTHER[by]])
    .slice(0, TOP_PRODUCTS_COUNT);
}

/** Adds an order's sales; a product has the name from its latest order. */
function addLines(products: Map<string, ProductSales>, { lines, placedAt }: Order): void {
  const at = placedAt ?? -Infinity;
  for (const { productId, name, priceCents, quantity } of lines) {
    const none = { productId, name: '', namedAt: -Infinity, quantity: 0, revenueCents: 0 };
    const sales = products.get(productId) ?? none;
    sales.quantity += quantity;
    sales.revenueCents += priceCents * quantity;
    if (name !== '' && at >= sales.namedAt) {
      sales.name = name;
      sales.namedAt = at;
    }
    products.set(productId, sales);
  }
}
