/** A pseudo-random generator (mulberry32): the same seed gives the same sequence. */
export type Random = {
  /** Returns a number from 0 to 1, without 1. */
  next: () => number;
  /** Returns an integer from low to high, both included. */
  between: (low: number, high: number) => number;
  /** Returns true with that probability. */
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  shuffle: <T>(from: readonly T[]) => T[];
};

/** Creates a generator from a seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
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
  return { next, between, chance: (probability) => next() < probability, pick, shuffle };
}

/** Returns a function that deals all items in random order before any of them again. */
export function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.shuffle(items);
    const dealt = rest.pop();
    if (dealt === undefined) throw new RangeError('an empty deck');
    return dealt;
  };
}
