/** A small source of chance that gives the same draws for the same start (mulberry32). */
export type Random = {
  /** From 0 up to but not including 1. */
  next: () => number;
  /** A whole number between both ends, ends included. */
  between: (low: number, high: number) => number;
  /** True with that likelihood. */
  chance: (likelihood: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  shuffle: <T>(from: readonly T[]) => T[];
};

/** Starts a source of chance. */
export function randomFrom(start: number): Random {
  let state = start >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[between(0, from.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  };
  const shuffle = <T>(from: readonly T[]): T[] =>
    from
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, between, chance: (likelihood) => next() < likelihood, pick, shuffle };
}

/** Deals every item once in random order before any comes again. */
export function deck<T>(random: Random, items: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(items);
    const dealt = left.pop();
    if (dealt === undefined) throw new RangeError('an empty deck');
    return dealt;
  };
}
