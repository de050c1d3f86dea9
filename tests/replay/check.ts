import type { Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differenceOf, pictureDifference } from './compare.ts';
import { baseOf, textOf } from './files.ts';
import { storedMachine, storeMachine } from './machine.ts';
import { replayFile } from './replayFile.ts';

const RESULTS = fileURLToPath(new URL('../../test-results/replay/', import.meta.url));

export type Checking = {
  origin: string;
  /** Of this browser and its fonts. */
  machine: string;
  /** Stores what is shown instead of comparing it. */
  isUpdate: boolean;
  /** Takes pictures also where there is none to compare with. */
  withPictures: boolean;
};

/**
 * Checks files, as many at a time as there are pages: most of the time each waits until its page
 * stands still. Calls with what is wrong with each, in lines.
 */
export async function checkFiles(
  files: readonly string[],
  pages: readonly Page[],
  checking: Checking,
  onChecked: (file: string, wrong: string[]) => void,
): Promise<void> {
  const left = [...files];
  const work = async (page: Page) => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      onChecked(file, await checkFile(file, page, checking));
    }
  };
  await Promise.all(pages.map(work));
}

/** Replays a file and compares what it shows with what is stored. Gives what is wrong, in lines. */
async function checkFile(file: string, page: Page, checking: Checking): Promise<string[]> {
  const { origin, machine, isUpdate, withPictures } = checking;
  const stored = baseOf(file);
  const shownAt = join(RESULTS, basename(stored));
  mkdirSync(RESULTS, { recursive: true });
  const isComparable =
    existsSync(`${stored}.png`) && storedMachine(dirname(file)) === machine && !isUpdate;
  let shown;
  try {
    shown = await replayFile(page, origin, textOf(file), isComparable || isUpdate || withPictures);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  writeFileSync(`${shownAt}.aria.yml`, shown.tree);
  if (shown.picture) writeFileSync(`${shownAt}.png`, shown.picture);
  const wrong = shown.requests.map((address) => `asked the network for ${address}`);
  if (isUpdate) {
    writeFileSync(`${stored}.aria.yml`, shown.tree);
    if (shown.picture) writeFileSync(`${stored}.png`, shown.picture);
    storeMachine(dirname(file), machine);
    return wrong;
  }
  if (!existsSync(`${stored}.aria.yml`)) return [...wrong, 'nothing is stored: run with --update'];
  wrong.push(...differenceOf(readFileSync(`${stored}.aria.yml`, 'utf8'), shown.tree));
  if (!isComparable || !shown.picture) return wrong;
  const difference = pictureDifference(readFileSync(`${stored}.png`), shown.picture);
  if (difference) {
    wrong.push(`picture: ${difference.text} (${shownAt}.png)`);
    if (difference.picture) writeFileSync(`${shownAt}.diff.png`, difference.picture);
  }
  return wrong;
}
