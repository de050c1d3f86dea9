/** `npm run test:all` goes through everything; `npm test` takes its fair share. */
export const IS_EXHAUSTIVE = process.env['SHOP_TESTS'] === 'all';

/** Of a list all, or every so many: which of them, `from` decides. */
export function shareOf<T>(list: readonly T[], every: number, from = 0): readonly T[] {
  return IS_EXHAUSTIVE ? list : list.filter((_, at) => (at + from) % every === 0);
}
