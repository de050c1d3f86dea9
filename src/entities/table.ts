/**
 * A table of entities inside the store: plain data, split into 256 shards by a hash of the id, so that changing one
 * body among 100,000 copies about 400 keys instead of all.
 */
export type Entry<Body> = {
  /** null: known to be deleted. */
  body: Body | null;
  /** When the body was current, in epoch milliseconds. */
  asOf: number;
  /** The same for fields missing from the latest update; absent if it had all of them. */
  fieldsAsOf?: { readonly [field: string]: number };
};

type KnownEntry<Body> = Entry<Body> & { body: Body };

type Shard<Body> = { readonly [id: string]: Entry<Body> };

export type Table<Body> = { readonly [shard: string]: Shard<Body> };

/** Returns the body with this id; undefined if it was never read or is deleted. */
export function bodyOf<Body>(table: Table<Body>, id: string): Body | undefined {
  return own(table[shardOf(id)], id)?.body ?? undefined;
}

/** Returns the bodies with these ids, without those that are deleted. */
export function bodiesOf<Body>(table: Table<Body>, ids: readonly string[]): Body[] {
  return ids.map((id) => bodyOf(table, id)).filter((body) => body !== undefined);
}

/** Returns when the body with this id was last known to be current (epoch milliseconds), if ever. */
export function asOfId<Body>(table: Table<Body>, id: string): number | undefined {
  return own(table[shardOf(id)], id)?.asOf;
}

/** Returns when all fields of a body were current (epoch milliseconds), if ever: a patch renews only its own. */
export function completeAsOfId<Body>(table: Table<Body>, id: string): number | undefined {
  const entry = own(table[shardOf(id)], id);
  return entry && Math.min(entry.asOf, ...Object.values(entry.fieldsAsOf ?? {}));
}

/** Returns every body of the table, in no particular order. */
export function allBodies<Body>(table: Table<Body>): Body[] {
  return Object.values(table).flatMap((shard) =>
    Object.values(shard).flatMap((entry) => (entry.body === null ? [] : [entry.body])),
  );
}

/**
 * Returns the bodies that differ between two tables, from old to new; null for those that no longer exist. Identical
 * shards are skipped.
 */
export function changedBodies<Body>(
  before: Table<Body>,
  after: Table<Body>,
): Map<Body, Body | null> {
  const changes = new Map<Body, Body | null>();
  for (const [key, shard] of Object.entries(before)) {
    if (shard === after[key]) continue;
    for (const [id, { body }] of Object.entries(shard)) {
      const next = own(after[key], id)?.body ?? null;
      if (body !== null && next !== body) changes.set(body, next);
    }
  }
  return changes;
}

/** Returns a table with only the entries of these ids. */
export function onlyWith<Body>(table: Table<Body>, ids: Iterable<string>): Table<Body> {
  const kept: Record<string, Record<string, Entry<Body>>> = {};
  for (const id of ids) {
    const key = shardOf(id);
    const entry = own(table[key], id);
    if (entry) (kept[key] ??= {})[id] = entry;
  }
  return kept;
}

/** Collects changes to a table and copies only the shards that really change. */
export class TableWriter<Body extends object> {
  private readonly base: Table<Body>;
  private readonly changed = new Map<string, Record<string, Entry<Body>>>();

  constructor(base: Table<Body>) {
    this.base = base;
  }

  /**
   * Merges a body known to be current at `asOf`. Each field keeps its newest known value: lists send less than pages,
   * and either may be newer. A deletion that is newer than the body wins.
   */
  merge(id: string, body: Body, asOf: number): void {
    const entry = this.entry(id);
    if (entry === undefined) return this.put(id, { body, asOf });
    if (entry.body === null) return asOf > entry.asOf ? this.put(id, { body, asOf }) : undefined;
    this.learn(id, entry as KnownEntry<Body>, body, asOf);
  }

  /** Changes some fields of an existing body; ignored if the body is newer or absent. */
  patch(id: string, fields: Partial<Body>, asOf: number): void {
    const entry = this.entry(id);
    if (entry?.body) this.learn(id, entry as KnownEntry<Body>, fields, asOf);
  }

  /** Marks as deleted, so that a read that started earlier cannot bring the body back. */
  remove(id: string, asOf: number): void {
    if ((this.entry(id)?.asOf ?? -Infinity) <= asOf) this.put(id, { body: null, asOf });
  }

  /** Returns the table with all changes; the base itself if there were none. */
  result(): Table<Body> {
    return this.changed.size === 0
      ? this.base
      : { ...this.base, ...Object.fromEntries(this.changed) };
  }

  private learn(id: string, entry: KnownEntry<Body>, update: Partial<Body>, asOf: number): void {
    const known = entry.body;
    if (asOf >= entry.asOf && hasAllKeys(update, known)) {
      // A body without changes keeps its identity.
      const isKnown = includesAll(known, update);
      if (!isKnown || asOf > entry.asOf || entry.fieldsAsOf) {
        this.put(id, { body: isKnown ? known : withChanges(known, update), asOf });
      }
      return;
    }
    const latest = Math.max(asOf, entry.asOf);
    const newer: Partial<Body> = {};
    const fieldsAsOf: Record<string, number> = {};
    for (const field of new Set([...Object.keys(known), ...Object.keys(update)])) {
      const before = timeOf(entry, field);
      const isNewer = Object.hasOwn(update, field) && asOf >= before;
      if (isNewer) Object.assign(newer, { [field]: update[field as keyof Body] });
      const time = isNewer ? asOf : before;
      if (time !== latest) fieldsAsOf[field] = time;
    }
    if (latest === entry.asOf && Object.keys(newer).length === 0) return;
    this.put(id, {
      body: includesAll(known, newer) ? known : withChanges(known, newer),
      asOf: latest,
      ...(Object.keys(fieldsAsOf).length > 0 && { fieldsAsOf }),
    });
  }

  private entry(id: string): Entry<Body> | undefined {
    const shard = shardOf(id);
    return own(this.changed.get(shard) ?? this.base[shard], id);
  }

  private put(id: string, entry: Entry<Body>): void {
    if (id === '__proto__') return; // would replace the shard's prototype; no entity has this id
    const key = shardOf(id);
    let shard = this.changed.get(key);
    if (!shard) {
      shard = { ...this.base[key] };
      this.changed.set(key, shard);
    }
    shard[id] = entry;
  }
}

// An id may equal the name of a property that every object has, such as 'constructor'.
function own<Body>(shard: Shard<Body> | undefined, id: string): Entry<Body> | undefined {
  return shard && Object.hasOwn(shard, id) ? shard[id] : undefined;
}

/** Returns when a field of a body was current; before all time if the body lacks it. */
function timeOf<Body extends object>(entry: KnownEntry<Body>, field: string): number {
  if (!Object.hasOwn(entry.body, field)) return -Infinity;
  const { fieldsAsOf } = entry;
  return (
    (fieldsAsOf && Object.hasOwn(fieldsAsOf, field) ? fieldsAsOf[field] : entry.asOf) ?? entry.asOf
  );
}

function shardOf(id: string): string {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) {
    hash = (hash * 31 + id.charCodeAt(index)) & 255;
  }
  return String(hash);
}

/** Returns whether a body already has every value of another one. */
function includesAll<Body extends object>(known: Body, update: Partial<Body>): boolean {
  for (const key in update) {
    if (!isDeepEqual(known[key], update[key]) || !Object.hasOwn(known, key)) return false;
  }
  return true;
}

/** Returns a body with the values of another one. Equal values keep their identity, so that nothing renders for them. */
function withChanges<Body extends object>(known: Body, update: Partial<Body>): Body {
  const body = { ...known };
  for (const key in update) {
    const isKnown = Object.hasOwn(known, key) && isDeepEqual(known[key], update[key]);
    if (!isKnown) Object.assign(body, { [key]: update[key] });
  }
  return body;
}

/** Returns whether a body has every key of another one, with any value. */
function hasAllKeys(known: object, other: object): boolean {
  for (const key in other) if (!Object.hasOwn(known, key)) return false;
  return true;
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isDeepEqual(item, other[index]))
    );
  }
  return (
    !Array.isArray(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    includesAll<object>(one, other)
  );
}
