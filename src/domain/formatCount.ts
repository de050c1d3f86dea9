/** Groups four digits too: Italian would begin at five, and show '1234' below '12.345'. */
export const GROUPED = { useGrouping: 'always' } as const;

/** Returns a count with Italian digit grouping. */
export function formatCount(count: number): string {
  return count.toLocaleString('it-IT', GROUPED);
}

/** Returns a count with its noun: '1 ordine', '12.000 ordini'. */
export function formatPlural(count: number, singular: string, plural: string): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
