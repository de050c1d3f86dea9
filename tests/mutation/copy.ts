import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** A copy of the tree that can be changed without touching the one that is worked on. */
export type Copy = { folder: string; remove: () => void };

/** What is made, or fetched, and no part of the project. */
const LEFT_OUT = ['node_modules', '.git', '.cache', 'dist', 'test-results', 'coverage'];

/**
 * Copies the project as it is now. The libraries are linked. Not to a folder below
 * node_modules: what lies there is nobody's own code for Node and vitest.
 */
export function copyOf(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-mutants-'));
  const isWanted = (file: string) => !LEFT_OUT.includes(relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
