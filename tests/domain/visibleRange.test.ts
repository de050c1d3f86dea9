import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mountedRows, visibleRange, clampRange } from '#src/hooks/useVirtualRows';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('the rows of a long list', () => {
  it('are those on screen, with some above and below', () => {
    const onScreen = visibleRange(-5_200, 52, 780);
    expect(onScreen).toEqual({ startIndex: 100, endIndex: 115 });
    expect(mountedRows(onScreen, 1_000, null)).toEqual(from(94, 121));
  });

  it('begin on screen even if the end of the list is on screen', () => {
    const onScreen = visibleRange(-51_600, 52, 800);
    expect(clampRange(onScreen, 1_000)).toEqual({ startIndex: 992, endIndex: 999 });
    expect(mountedRows(onScreen, 1_000, null).slice(-14)).toEqual(from(986, 999));
  });

  it('are the last ones if the list now ends above the screen', () => {
    const onScreen = visibleRange(-52_000, 52, 780);
    expect(clampRange(onScreen, 160)).toEqual({ startIndex: 159, endIndex: 159 });
    expect(mountedRows(onScreen, 160, null).slice(-16)).toEqual(from(144, 159));
  });

  it('are none in an empty list', () => {
    expect(mountedRows(visibleRange(300, 52, 800), 0, null)).toEqual([]);
  });

  it('include the focused one and its neighbours', () => {
    const rows = mountedRows(visibleRange(-52_000, 52, 800), 5_000, 0);
    expect(rows.slice(0, 3)).toEqual([0, 1, 994]);
    expect(mountedRows(visibleRange(0, 52, 800), 5_000, 4_999).slice(-3)).toEqual([
      21, 4_998, 4_999,
    ]);
  });

  it('are in order, each once, within the list, and cover the screen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -600_000, max: 2_000 }),
        fc.integer({ min: 200, max: 3_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.option(fc.nat(12_000)),
        (top, screen, count, focused) => {
          const onScreen = visibleRange(top, 52, screen);
          const rows = mountedRows(onScreen, count, focused);
          expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
          expect(rows.every((row) => row >= 0 && row < count)).toBe(true);
          const { startIndex, endIndex } = clampRange(onScreen, count);
          expect(rows).toEqual(expect.arrayContaining(from(startIndex, endIndex)));
        },
      ),
    );
  });
});
