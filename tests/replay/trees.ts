import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Most pages have the same header and footer: only the first of these pages has them in its file, the others refer to
 * it ('- banner: as in about'). A change to the footer changes one file.
 */

const EXTENSION = '.aria.yml';
const FRAME = ['banner', 'contentinfo'];
const REFERENCE = /^- (banner|contentinfo): as in (.+)\n/gm;

/** Returns the complete accessibility trees of a folder, by page. */
export function readTrees(folder: string): Map<string, string> {
  const texts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(EXTENSION))
      .sort()
      .map((file) => [
        file.slice(0, -EXTENSION.length),
        readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
      ]),
  );
  const resolve = (text: string) =>
    text.replace(REFERENCE, (reference, role: string, page: string) => {
      return partOf(texts.get(page) ?? '', role) ?? reference;
    });
  return new Map([...texts].map(([name, text]) => [name, resolve(text)]));
}

/**
 * Stores trees in a folder; those of other pages stay. `isShared`: pages refer to each other's header and footer; else
 * each has all of its own.
 */
export function storeTrees(
  folder: string,
  changed: ReadonlyMap<string, string>,
  isShared: boolean,
): void {
  const trees = isShared ? new Map([...readTrees(folder), ...changed]) : changed;
  const firstWith = new Map<string, string>();
  for (const name of [...trees.keys()].sort()) {
    let text = trees.get(name) ?? '';
    for (const role of isShared ? FRAME : []) {
      const part = partOf(text, role);
      if (part === null) continue;
      const first = firstWith.get(part);
      if (first === undefined) firstWith.set(part, name);
      else text = text.replace(part, () => `- ${role}: as in ${first}\n`);
    }
    writeFileSync(join(folder, name + EXTENSION), text);
  }
}

/** Returns the lines of the landmark with this role; null if the tree has none with several lines. */
function partOf(tree: string, role: string): string | null {
  return new RegExp(`^- ${role}:\\n(?: .*\\n)+`, 'm').exec(tree)?.[0] ?? null;
}
