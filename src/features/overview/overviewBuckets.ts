import { mondayOf, monthStartOf, nextMonthStart, type RomeDay } from '../../domain/romeDays';

/** What one bar of a chart stands for. */
export type BucketUnit = 'day' | 'week' | 'month';

/** The orders of some days, both included, and their revenue in cents. */
export type Bucket = { from: RomeDay; to: RomeDay; orders: number; revenueCents: number };

type Sums = { orders: number; revenueCents: number };

/** More bars than this cannot be told apart. */
const MOST_BARS = 92;

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
 * The sums of single days in days, weeks (from Monday) or months, whichever gives bars that
 * can be told apart. Without a gap: days on which nothing happened are there with zero.
 */
export function bucketsOf(
  perDay: ReadonlyMap<RomeDay, Sums>,
  from: RomeDay,
  to: RomeDay,
): { unit: BucketUnit; buckets: Bucket[] } {
  const count = to - from + 1;
  const unit = count <= MOST_BARS ? 'day' : count <= MOST_BARS * 7 ? 'week' : 'month';
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
