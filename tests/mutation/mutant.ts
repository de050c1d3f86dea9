/** A protection of the shop, and how it is taken away. */
export type Mutant = {
  /** The protection, in a few words. */
  name: string;
  /** Where it stands, from the root of the project. */
  file: string;
  /** What is taken away: stands exactly once in the file. */
  text: string;
  /** What stands there instead. */
  by: string;
  /** The test files of which one is to turn red; a `.spec.ts` is run in a real Chromium. */
  tests: readonly string[];
  /** Where only one of their tests is meant: a part of its title. */
  title?: string;
};
