import type { Mutant } from './mutant.ts';

/** How often a text stands in another. */
export function countOf(text: string, within: string): number {
  return within.split(text).length - 1;
}

/** The file's text without the protection; throws where the table and the file have parted. */
export function mutated({ name, file, text, by }: Mutant, source: string): string {
  const count = countOf(text, source);
  if (count !== 1) throw new Error(`“${name}”: its text stands ${count} times in ${file}.`);
  return source.replace(text, () => by);
}
