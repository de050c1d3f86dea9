import { realNow } from '../domain/clock';

/** A build by the moment that it was made (epoch milliseconds), as vite.config.ts puts it in. */
export const VERSION: string = import.meta.env.VITE_BUILD;

/** Whether `other` is a later build than `own`; nonsense and the future are not. */
export function isLater(other: string, own: string): boolean {
  const [theirs, ours] = [builtAt(other), builtAt(own)];
  return theirs !== null && ours !== null && theirs > ours && theirs <= realNow();
}

function builtAt(version: string): number | null {
  const [, at] = /^[\w.-]+\+(\d{13})$/.exec(version) ?? [];
  return at === undefined ? null : Number(at);
}
