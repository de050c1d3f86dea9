import { mondayOf, monthStartOf, nextMonthStart, type RomeDay } from '../../domain/romeDays';

/** The time of one bar of a chart. */
export type BucketUnit = 'day' | 'week' | 'month';

/** The orders of some days, both included, and their revenue in cents. */
export type Bucket = { from: RomeDay; to: RomeDay; orders: number; revenueCents: number };

type Sums = { orders: number; revenueCents: number };

/** More bars could not be told apart. */
const MAX_BARS = 92;

const START: Record<BucketUnit, (day: RomeDay) => RomeDay> = {
  day: (day) => day,
  week: mondayOf,
  month: monthStartOf,
};
const NEXT: Record<BucketUnit, (start: RomeDay) => RomeDay> = {
  day: (start) => start + 1,
  week: (start) => start + 7,
  month: nextMonthStart,
};

/**
 * Returns the sums of single days by day, week (from Monday) or month, so that there are at most
 * MAX_BARS of the shorter ones. Without gaps: days without orders count as zero.
 */
export function makeBuckets(
  perDay: ReadonlyMap<RomeDay, Sums>,
  from: RomeDay,
  to: RomeDay,
): { unit: BucketUnit; buckets: Bucket[] } {
  const count = to - from + 1;
  const unit = count <= MAX_BARS ? 'day' : count <= MAX_BARS * 7 ? 'week' : 'month';
  const buckets: Bucket[] = [];
  for (let start = START[unit](from); start <= to; start = NEXT[unit](start)) {
    const bucket = { from: Math.max(start, from), to: Math.min(NEXT[unit](start) - 1, to) };
    const sums = { orders: 0, revenueCents: 0 };
    for (let day = bucket.from; day <= bucket.to; day += 1) {
      const added = perDay.get(day);
      sums.orders += added?.orders ?? 0;
      sums.revenueCents += added?.revenueCents ?? 0;
    }
    buckets.push({ ...bucket, ...sums });
  }
  return { unit, buckets };
}
