import { refusals } from './snapshots.texts';

/** Deeper than any snapshot or recording; what is typed into a form has some levels of its own. */
const MAX_DEPTH = 40;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What forbids to look closer at parsed JSON, in words; null when nothing does. Level by
 * level and without recursion, which ten thousand levels would overflow.
 */
export function findJsonProblem(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return refusals.tooDeep;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      if (!Array.isArray(item)) {
        const forbidden = Object.keys(item).find((key) => FORBIDDEN_KEYS.has(key));
        if (forbidden !== undefined) return refusals.forbiddenKey(forbidden);
      }
      for (const child of Object.values(item) as unknown[]) {
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    level = next;
  }
  return null;
}
