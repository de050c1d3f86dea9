import * as v from 'valibot';
import { refusals } from './snapshots.texts';
import { snapshotSchema, type Snapshot } from './format';
import { UPGRADES, FORMAT, MAX_MEGABYTES, VERSION } from './version';
import { isRecord } from '../domain/isRecord';

const MAX_CHARACTERS = MAX_MEGABYTES * 1_000_000;

type Refused = { refused: string };

/** Returns the plain JSON of a file's text, once it is safe to examine. */
export function parseFile(text: string): { value: unknown } | Refused {
  if (text.length > MAX_CHARACTERS) return { refused: refusals.tooLarge(MAX_MEGABYTES) };
  if (text.trim() === '') return { refused: refusals.empty };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: isCutOff(text) ? refusals.truncated : refusals.notJson };
  }
  const problem = findJsonProblem(value);
  return problem === null ? { value } : { refused: problem };
}

/**
 * Returns the result of `parseFile` as a snapshot of the current version, or why it is refused, in words. Fields that
 * the schema does not name are refused.
 */
export function checkSnapshot(value: unknown): { snapshot: Snapshot } | Refused {
  if (!isRecord(value) || value['format'] !== FORMAT) return { refused: refusals.foreign };
  const upgraded = upgradeSnapshot(value);
  if ('refused' in upgraded) return upgraded;
  const result = v.safeParse(snapshotSchema, upgraded.current, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    return { refused: refusals.wrong(v.getDotPath(issue) ?? 'file') };
  }
  return { snapshot: result.output };
}

/** Upgrades a snapshot of an older version to today's, step by step; today's stays the same object. */
export function upgradeSnapshot(
  value: Record<string, unknown>,
): { current: Record<string, unknown> } | Refused {
  const problem = versionProblem(value['version'], VERSION);
  if (problem !== null) return { refused: problem };
  let current = value;
  for (let step = value['version'] as number; step < VERSION; step += 1) {
    current = { ...UPGRADES[step - 1]?.(current), version: step + 1 };
  }
  return { current };
}

/** Returns why a file of this version cannot be read; `latest` is the latest known version. */
export function versionProblem(version: unknown, latest: number): string | null {
  if (typeof version !== 'number' || !Number.isInteger(version)) return refusals.noVersion;
  if (version > latest) return refusals.newer(version, latest);
  return version < 1 ? refusals.unknownVersion(version) : null;
}

/** Returns whether the text ends before something that it began. */
function isCutOff(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  // Without its strings, in which brackets mean nothing.
  const brackets = text.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/[^[\]{}"]/g, '');
  const open = brackets.match(/[[{]/g)?.length ?? 0;
  const closed = brackets.match(/[\]}]/g)?.length ?? 0;
  return open > closed || brackets.includes('"');
}

/** Deeper than any snapshot or recording; form data can be nested too. */
const MAX_DEPTH = 40;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns why parsed JSON must not be examined, in words; null if it may. Works level by level and without recursion,
 * which ten thousand levels would overflow.
 */
function findJsonProblem(value: unknown): string | null {
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
