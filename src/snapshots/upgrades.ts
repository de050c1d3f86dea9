/** An older snapshot, as far as its version's upgrader knows it. */
type Older = Record<string, unknown>;

/** By version: what makes a snapshot of it one of the next. */
export type Upgrades = Readonly<Record<number, (older: Older) => Older>>;

/** Kept for ever: the folder's README says what a new version needs. Version 1 is the first. */
export const UPGRADES: Upgrades = {
  // Since 2 a query may say which records its list lacks.
  1: (older) => older,
};
