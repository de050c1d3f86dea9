/** The mean of ratings. */
export type Rating = {
  count: number;
  /** 0 to 5, one decimal: as it is shown. */
  mean: number;
};

/** Returns the mean of ratings; null if there are no ratings. */
export function ratingOf(ratings: readonly { stars: number }[]): Rating | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, { stars }) => total + stars, 0);
  return { count: ratings.length, mean: Math.round((sum / ratings.length) * 10) / 10 };
}
