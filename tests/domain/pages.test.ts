import { describe, expect, it } from 'vitest';
import { nearestPage, pageCount, pagesShown, rowsOfPage } from '#src/components/pages';

/** The rule of the specification in other words, page by page. */
function expected(current: number, count: number): (number | 'gap')[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 2,
  );
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && before !== page - 1 ? ['gap', page] : [page];
  });
}

describe('the pages that a pager shows', () => {
  it('are right on every page of up to 40', () => {
    for (let count = 0; count <= 40; count += 1) {
      for (let current = 1; current <= Math.max(1, count); current += 1) {
        expect(pagesShown(current, count), `${current} of ${count}`).toEqual(
          expected(current, count),
        );
      }
    }
  });
});

it('counts pages: none without rows, and an incomplete one as a whole', () => {
  expect([0, 1, 10, 11, 20, 21].map((rows) => pageCount(rows, 10))).toEqual([0, 1, 1, 2, 2, 3]);
});

it('takes the nearest existing page', () => {
  expect(nearestPage(0, 4)).toBe(1);
  expect(nearestPage(9, 4)).toBe(4);
  expect(nearestPage(2.9, 4)).toBe(2);
  expect(nearestPage(NaN, 4)).toBe(1);
  expect(nearestPage(3, 0)).toBe(1);
});

it('puts every row on exactly one page', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index);
  const pages = [1, 2, 3, 4].map((page) => rowsOfPage(rows, page, 10));
  expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0]);
  expect(pages.flat()).toEqual(rows);
});
