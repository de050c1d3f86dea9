import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areSameFields,
  changedByOthers,
  threeWayMerge,
  type Fields,
} from '#src/features/form-drafts/threeWayMerge';

const value = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'c'),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
);
const form: fc.Arbitrary<Fields> = fc.record({ one: value, two: value, three: value });
const versions = fc.record({ base: form, theirs: form, mine: form });

describe('a field that', () => {
  it('both changed differently is a conflict, and keeps the typed value', () => {
    const clash = { base: { f: 'a' }, theirs: { f: 'b' }, mine: { f: 'c' } };
    expect(threeWayMerge(clash)).toEqual({
      merged: { f: 'c' },
      conflicts: [{ field: 'f', base: 'a', theirs: 'b', mine: 'c' }],
    });
  });
});

describe('two sides', () => {
  it('that change different fields are merged', () => {
    const base = { one: 'a', two: 'a', list: ['x', 'y'] };
    const both = { base, theirs: { ...base, one: 'b' }, mine: { ...base, list: ['y', 'x'] } };
    expect(threeWayMerge(both)).toEqual({
      merged: { one: 'b', two: 'a', list: ['y', 'x'] },
      conflicts: [],
    });
    expect(changedByOthers(both)).toEqual(['one']);
  });

  it('conflict only if all three differ, and no other typed value is reset to the base', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const { merged, conflicts } = threeWayMerge(all);
        const { base, theirs, mine } = all;
        const named = conflicts.map(({ field }) => field);
        expect(changedByOthers(all)).toEqual(expect.arrayContaining(named));
        for (const field of Object.keys(mine)) {
          const [was, is, typed] = [base, theirs, mine].map((one) => JSON.stringify(one[field]));
          expect(named.includes(field)).toBe(new Set([was, is, typed]).size === 3);
          expect(JSON.stringify(merged[field])).toBe(typed === was ? is : typed);
        }
      }),
    );
  });

  it('with equal results have no conflicts', () => {
    fc.assert(
      fc.property(form, form, (base, same) => {
        const all = { base, theirs: same, mine: same };
        expect(threeWayMerge(all)).toEqual({ merged: same, conflicts: [] });
        expect(changedByOthers(all)).toEqual([]);
        expect(areSameFields(same, structuredClone(same))).toBe(true);
      }),
    );
  });
});
