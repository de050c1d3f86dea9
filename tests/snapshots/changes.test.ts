import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChanges, applyChanges } from '#src/snapshots/changes';

describe('changes', () => {
  // Without -0, which JSON does not have.
  const json = fc
    .jsonValue({ maxDepth: 3 })
    .map((value) => JSON.parse(JSON.stringify({ lists: [value], value })) as unknown);

  it('lead from any data to any other', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const changes = computeChanges(one, other);
        expect(applyChanges(one, changes)).toEqual(other);
      }),
      { numRuns: 500 },
    );
  });

  it('contain two changed entries of a long list, not everything in between', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => ({ id: `n${index}`, value: 0 }));
    const changed = list.map((item, index) =>
      index === 3 || index === 990 ? { ...item, value: 1 } : item,
    );
    expect(computeChanges({ list }, { list: changed })).toEqual([
      { at: ['list'], from: 3, drop: 1, put: [{ id: 'n3', value: 1 }] },
      { at: ['list'], from: 990, drop: 1, put: [{ id: 'n990', value: 1 }] },
    ]);
  });
});
