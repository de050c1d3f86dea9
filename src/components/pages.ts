import { PAGER_WINDOW } from '../domain/limits';

/** An entry of a pager: a page's number, or 'gap' if pages are skipped. */
export type PagerEntry = number | 'gap';

/** Returns how many pages this many rows fill. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.ceil(rows / pageSize);
}

/** Returns the nearest existing page, from 1; 1 also if there are no pages or `page` is not a number. */
export function nearestPage(page: number, count: number): number {
  return Number.isFinite(page) ? Math.max(1, Math.min(Math.trunc(page), count)) : 1;
}

/** Returns the rows of one page, counted from 1. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, pageSize: number): Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}

/**
 * Returns the pages that a pager shows, ascending: the first, the last, and those within two of the current one, with a
 * gap wherever pages are skipped (spec section 2).
 */
export function pagesShown(current: number, count: number): PagerEntry[] {
  const shown: PagerEntry[] = [];
  const from = Math.max(2, current - PAGER_WINDOW);
  const to = Math.min(count - 1, current + PAGER_WINDOW);
  if (count >= 1) shown.push(1);
  if (from > 2) shown.push('gap');
  for (let page = from; page <= to; page += 1) shown.push(page);
  if (to < count - 1) shown.push('gap');
  if (count >= 2) shown.push(count);
  return shown;
}
