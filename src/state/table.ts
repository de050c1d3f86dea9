/**
 * A table of entities inside the store: plain data, split into 256 shards by a hash of the
 * id, so that changing one body among 100,000 copies some 400 keys and not all of them.
 */
export type Entry<Body> = {
  /** null: known to be deleted. */
  body: Body | null;
  /** When what the body says was true, in epoch milliseconds. */
  asOf: number;
};

type Shard<Body> = { readonly [id: string]: Entry<Body> };

export type Table<Body> = { readonly [shard: string]: Shard<Body> };

/** The body with this id; undefined when it was never read or is deleted. */
export function bodyOf<Body>(table: Table<Body>, id: string): Body | undefined {
  return own(table[shardOf(id)], id)?.body ?? undefined;
}

/** When the body with this id was last known to be true (epoch milliseconds), if ever. */
export function asOfId<Body>(table: Table<Body>, id: string): number | undefined {
  return own(table[shardOf(id)], id)?.asOf;
}

/** Every body of the table, in no particular order. */
export function allBodies<Body>(table: Table<Body>): Body[] {
  return Object.values(table).flatMap((shard) =>
    Object.values(shard).flatMap((entry) => (entry.body === null ? [] : [entry.body])),
  );
}

/** The table with nothing but the entries of these ids. */
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
   * Merges a body known to be true at `asOf`. A newer one overwrites field by field; an
   * older one only fills what is missing. A deletion that is newer than the body stands.
   */
  merge(id: string, body: Body, asOf: number): void {
    const entry = this.entry(id);
    if (entry === undefined) return this.put(id, { body, asOf });
    if (entry.body === null) return asOf > entry.asOf ? this.put(id, { body, asOf }) : undefined;
    const isNewer = asOf >= entry.asOf;
    const merged = isNewer ? { ...entry.body, ...body } : { ...body, ...entry.body };
    const next = isSame(entry.body, merged) ? entry.body : merged;
    if (next !== entry.body || isNewer) {
      this.put(id, { body: next, asOf: Math.max(asOf, entry.asOf) });
    }
  }

  /** Changes some fields of a body that is there; ignored when the body is newer or absent. */
  patch(id: string, fields: Partial<Body>, asOf: number): void {
    const entry = this.entry(id);
    if (!entry?.body || asOf < entry.asOf) return;
    this.put(id, { body: { ...entry.body, ...fields }, asOf });
  }

  /** Marks as deleted, so that a read that started earlier cannot bring the body back. */
  remove(id: string, asOf: number): void {
    if ((this.entry(id)?.asOf ?? -Infinity) <= asOf) this.put(id, { body: null, asOf });
  }

  /** The table with all changes; the base itself when there were none. */
  result(): Table<Body> {
    return this.changed.size === 0
      ? this.base
      : { ...this.base, ...Object.fromEntries(this.changed) };
  }

  private entry(id: string): Entry<Body> | undefined {
    const shard = shardOf(id);
    return own(this.changed.get(shard) ?? this.base[shard], id);
  }

  private put(id: string, entry: Entry<Body>): void {
    if (id === '__proto__') return; // would replace the shard's prototype; no thing has this id
    const key = shardOf(id);
    let shard = this.changed.get(key);
    if (!shard) {
      shard = { ...this.base[key] };
      this.changed.set(key, shard);
    }
    shard[id] = entry;
  }
}

// An id may be the name of something that every object has, like 'constructor'.
function own<Body>(shard: Shard<Body> | undefined, id: string): Entry<Body> | undefined {
  return shard && Object.hasOwn(shard, id) ? shard[id] : undefined;
}

function shardOf(id: string): string {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) {
    hash = (hash * 31 + id.charCodeAt(index)) & 255;
  }
  return String(hash);
}

/** Deep equality of plain data; keeps a body's identity when nothing in it changed. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one) as (keyof typeof one)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
