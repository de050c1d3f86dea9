import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allBodies,
  asOfId,
  bodyOf,
  changedBodies,
  TableWriter,
  type Table,
} from '#src/entities/table';

type Body = { id: string; title: string; stock: number; note?: string | undefined };

/** An entity's body at a moment; null means that it was deleted. */
type Learned = { id: string; asOf: number; body: Body | null };

const NOTHING: Table<Body> = {};

function learn(table: Table<Body>, ...all: Learned[]): Table<Body> {
  const writer = new TableWriter<Body>(table);
  for (const { id, asOf, body } of all) {
    if (body === null) writer.remove(id, asOf);
    else writer.merge(id, body, asOf);
  }
  return writer.result();
}

function body(id: string, title: string, stock = 1): Body {
  return { id, title, stock };
}

/** Enough bodies that no id is alone in its shard. */
const CROWDED = learn(
  NOTHING,
  ...Array.from({ length: 2_000 }, (_, at) => `p${at}`).map((id) => ({
    id,
    asOf: 1,
    body: body(id, 'Lampada'),
  })),
);

// Names of properties that every object has are ids like any other; few different ids, so that they collide.
const ids = fc.constantFrom('p1', 'p2', 'constructor', 'toString', 'hasOwnProperty', 'body', '');

/** Whole bodies, each learned at its own moment. */
const history = fc
  .uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 12 })
  .chain((moments) =>
    fc.tuple(
      ...moments.map((asOf) =>
        fc.record({ id: ids, asOf: fc.constant(asOf), title: fc.string(), gone: fc.boolean() }),
      ),
    ),
  )
  .map((all) =>
    all.map(({ id, asOf, title, gone }): Learned => ({
      id,
      asOf,
      body: gone ? null : body(id, title, asOf),
    })),
  );

describe('a table', () => {
  it('knows that a field is missing, whatever an older list says', () => {
    const known = learn(
      NOTHING,
      { id: 'p1', asOf: 1, body: body('p1', 'Lampada') },
      { id: 'p1', asOf: 3, body: { ...body('p1', 'Lampada da tavolo'), note: undefined } },
    );
    const older = learn(known, { id: 'p1', asOf: 2, body: { ...body('p1', 'Lume'), note: 'x' } });
    expect(bodyOf(older, 'p1')).toEqual({ ...body('p1', 'Lampada da tavolo'), note: undefined });
  });

  it('keeps the identity of equal values in a body that changes', () => {
    type WithLines = { id: string; state: string; lines: { id: string }[] };
    const of = (state: string): WithLines => ({ id: 'o1', state, lines: [{ id: 'p1' }] });
    const writer = new TableWriter<WithLines>({});
    writer.merge('o1', of('SHIPPED'), 1);
    const before = bodyOf(writer.result(), 'o1');
    writer.merge('o1', of('DELIVERED'), 2);
    const after = bodyOf(writer.result(), 'o1');
    expect(after).toEqual(of('DELIVERED'));
    expect(after?.lines).toBe(before?.lines);
  });

  it('ends with the newest whole bodies, in whatever order they arrive', () => {
    const shuffled = history.chain((all) =>
      fc.record({
        all: fc.constant(all),
        arrived: fc.shuffledSubarray(all, { minLength: all.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, fc.boolean(), ({ all, arrived }, isOneBatch) => {
        const table = isOneBatch
          ? learn(NOTHING, ...arrived)
          : arrived.reduce((before, one) => learn(before, one), NOTHING);
        for (const id of new Set(all.map((one) => one.id))) {
          const newest = all
            .filter((one) => one.id === id)
            .reduce((one, other) => (other.asOf > one.asOf ? other : one));
          expect(bodyOf(table, id)).toEqual(newest.body ?? undefined);
          expect(asOfId(table, id)).toBe(newest.asOf);
        }
      }),
    );
  });

  it('ends with the newest value of each field, whatever parts arrive, in whatever order', () => {
    const parts = fc
      .uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 8 })
      .chain((moments) => fc.shuffledSubarray(moments, { minLength: moments.length }))
      .chain((moments) =>
        fc.tuple(
          ...moments.map((asOf) =>
            fc.record({ asOf: fc.constant(asOf), hasNote: fc.boolean(), isPatch: fc.boolean() }),
          ),
        ),
      );
    fc.assert(
      fc.property(parts, (all) => {
        const first = { asOf: -1, hasNote: true };
        const writer = new TableWriter<Body>(NOTHING);
        writer.merge('p', { ...body('p', '-1', -1), note: '-1' }, -1);
        for (const { asOf, hasNote, isPatch } of all) {
          const note = hasNote && { note: String(asOf) };
          if (isPatch) writer.patch('p', { stock: asOf, ...note }, asOf);
          else writer.merge('p', { ...body('p', String(asOf), asOf), ...note }, asOf);
        }
        const latest = (able: { asOf: number }[]) => Math.max(...able.map(({ asOf }) => asOf));
        const every = [first, ...all];
        expect(bodyOf(writer.result(), 'p')).toEqual({
          id: 'p',
          title: String(latest([first, ...all.filter(({ isPatch }) => !isPatch)])),
          stock: latest(every),
          note: String(latest(every.filter(({ hasNote }) => hasNote))),
        });
      }),
    );
  });

  it('holds every body under its own id, however many there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string().filter((id) => id !== '__proto__')), (all) => {
        const table = learn(NOTHING, ...all.map((id) => ({ id, asOf: 1, body: body(id, id) })));
        for (const id of all) expect(bodyOf(table, id)?.title).toBe(id);
        expect(
          allBodies(table)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...all].sort());
      }),
    );
  });

  describe.each(['p2001', 'constructor', 'toString', 'hasOwnProperty'])(
    'with two thousand bodies',
    (id) => {
      it(`does not contain '${id}', which was never learned`, () => {
        expect(bodyOf(CROWDED, id)).toBeUndefined();
        expect(asOfId(CROWDED, id)).toBeUndefined();
      });

      it(`learns '${id}' like any other id, and its deletion`, () => {
        const first = learn(CROWDED, { id, asOf: 1, body: body(id, 'Prima') });
        const second = learn(first, { id, asOf: 2, body: body(id, 'Seconda') });
        expect(bodyOf(first, id)?.title).toBe('Prima');
        expect(bodyOf(second, id)?.title).toBe('Seconda');
        expect(asOfId(second, id)).toBe(2);
        expect(bodyOf(learn(second, { id, asOf: 3, body: null }), id)).toBeUndefined();
      });
    },
  );

  it('is not harmed by an id that names its prototype', () => {
    const deleted = learn(CROWDED, { id: '__proto__', asOf: 2, body: null });
    const learned = learn(deleted, { id: '__proto__', asOf: 3, body: body('p', 'Altra') });
    expect(bodyOf(learned, '__proto__')).toBeUndefined();
    for (const shard of Object.values(learned)) {
      expect(Object.getPrototypeOf(shard)).toBe(Object.prototype);
    }
  });

  it('never changes the previous table', () => {
    fc.assert(
      fc.property(history, history, (first, second) => {
        const table = learn(NOTHING, ...first);
        const before = structuredClone(table);
        learn(table, ...second);
        expect(table).toEqual(before);
      }),
    );
  });

  it('keeps the identity of unchanged bodies', () => {
    const table = learn(NOTHING, { id: 'p1', asOf: 1, body: body('p1', 'Lampada') });
    const again = learn(table, { id: 'p1', asOf: 5, body: body('p1', 'Lampada') });
    expect(bodyOf(again, 'p1')).toBe(bodyOf(table, 'p1'));
    expect(asOfId(again, 'p1')).toBe(5);
  });

  it('copies only the changed shard', () => {
    const next = learn(CROWDED, { id: 'p7', asOf: 2, body: body('p7', 'Sedia') });
    const copied = Object.keys(next).filter((shard) => next[shard] !== CROWDED[shard]);
    expect(copied).toHaveLength(1);
    expect(Object.keys(CROWDED).length).toBeGreaterThan(100);
  });

  it('reports which bodies have changed', () => {
    const next = learn(
      CROWDED,
      { id: 'p7', asOf: 2, body: body('p7', 'Sedia') },
      { id: 'p8', asOf: 2, body: body('p8', 'Lampada') },
      { id: 'p9', asOf: 2, body: null },
      { id: 'nuovo', asOf: 2, body: body('nuovo', 'Tavolo') },
    );
    expect([...changedBodies(CROWDED, next)]).toEqual([
      [bodyOf(CROWDED, 'p7'), bodyOf(next, 'p7')],
      [bodyOf(CROWDED, 'p9'), null],
    ]);
  });
});

describe('a field that a write has changed', () => {
  function patched(table: Table<Body>, fields: Partial<Body>, asOf: number): Table<Body> {
    const writer = new TableWriter<Body>(table);
    writer.patch('p1', fields, asOf);
    return writer.result();
  }

  const table = learn(NOTHING, { id: 'p1', asOf: 5, body: body('p1', 'Lampada') });

  it('does not undo a newer value', () => {
    expect(patched(table, { title: 'Vecchia' }, 4)).toBe(table);
  });

  it('does not create a body', () => {
    expect(patched(NOTHING, { title: 'Nuova' }, 8)).toBe(NOTHING);
    const deleted = learn(table, { id: 'p1', asOf: 6, body: null });
    expect(patched(deleted, { title: 'Nuova' }, 8)).toBe(deleted);
  });
});
