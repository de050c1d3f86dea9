import { mondayOf, monthStartOf, type RomeDay } from './romeDays';

/** The time of one bar of a chart. */
export type BucketUnit = 'day' | 'week' | 'month';

/** The orders of some days, both included, and their revenue in cents. */
export type Bucket = { from: RomeDay; to: RomeDay; orders: number; revenueCents: number };

type Sums = { orders: number; revenueCents: number };

/** More bars could not be distinguished. */
const MAX_BARS = 92;

const START: Record<BucketUnit, (day: RomeDay) => RomeDay> = {
  day: (day) => day,
  week: mondayOf,
  month: monthStartOf,
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
  let bucket: Bucket | undefined;
  for (let day = from; day <= to; day += 1) {
    if (!bucket || START[unit](day) === day) {
      bucket = { from: day, to: day, orders: 0, revenueCents: 0 };
      buckets.push(bucket);
    }
    const added = perDay.get(day);
    bucket.to = day;
    bucket.orders += added?.orders ?? 0;
    bucket.revenueCents += added?.revenueCents ?? 0;
  }
  return { unit, buckets };
}
