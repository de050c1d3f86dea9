/** The ratings that customers can give, from the best. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export type Rating = {
  /** The number of ratings: feedback without stars is not one. */
  count: number;
  /** 1 to 5, one decimal: as it is shown. */
  mean: number;
  counts: Record<(typeof RATINGS)[number], number>;
};

/** Returns the mean of ratings and how often each was given; null if there are no ratings. */
export function ratingOf(feedback: readonly { stars: number }[]): Rating | null {
  const counts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  let sum = 0;
  let count = 0;
  for (const { stars } of feedback) {
    if (!(stars in counts)) continue;
    counts[stars as keyof typeof counts] += 1;
    sum += stars;
    count += 1;
  }
  return count === 0 ? null : { count, mean: Math.round((sum / count) * 10) / 10, counts };
}
