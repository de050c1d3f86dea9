import type { Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differenceOf, pictureDifference } from './compare.ts';
import { baseOf, momentOf, STORED, textOf } from './files.ts';
import { replayFile } from './replayFile.ts';
import { readTrees, storeTrees } from './trees.ts';

const RESULTS = fileURLToPath(new URL('../../test-results/replay/', import.meta.url));

export type Checking = {
  origin: string;
  /** Stores trees and pictures instead of comparing them. */
  isUpdate: boolean;
  /** Takes pictures, and compares those that are stored. */
  withPictures: boolean;
};

/**
 * Checks the files of a folder, as many in parallel as there are pages: most of the time each waits until its page is
 * stable. Calls `onChecked` with the problems of each file, in lines.
 */
export async function checkFiles(
  files: readonly string[],
  pages: readonly Page[],
  checking: Checking,
  onChecked: (file: string, problems: string[]) => void,
): Promise<void> {
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const left = files.filter((file) => dirname(file) === folder);
    const storedTrees = readTrees(folder);
    const shownTrees = new Map<string, string>();
    const work = async (page: Page) => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        const name = basename(baseOf(file));
        const { tree, problems } = await checkFile(file, page, checking, storedTrees.get(name));
        if (tree !== undefined) shownTrees.set(name, tree);
        onChecked(file, problems);
      }
    };
    await Promise.all(pages.map(work));
    if (checking.isUpdate) storeTrees(folder, shownTrees, folder === resolve(STORED));
  }
}

/** Replays a file and compares it with its stored tree; returns the problems in lines. */
async function checkFile(
  file: string,
  page: Page,
  checking: Checking,
  storedTree: string | undefined,
): Promise<{ tree?: string; problems: string[] }> {
  const { origin, isUpdate, withPictures } = checking;
  const stored = baseOf(file);
  const shownAt = join(RESULTS, basename(stored));
  mkdirSync(RESULTS, { recursive: true });
  let shown;
  try {
    shown = await replayFile(page, origin, textOf(file), withPictures, momentOf(file));
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
  const { tree, picture, requests } = shown;
  writeFileSync(`${shownAt}.aria.yml`, tree);
  if (picture) writeFileSync(`${shownAt}.png`, picture);
  const problems = requests.map((address) => `asked the network for ${address}`);
  if (isUpdate) {
    if (picture) writeFileSync(`${stored}.png`, picture);
    return { tree, problems };
  }
  if (storedTree === undefined) problems.push('nothing is stored: run with --update');
  else problems.push(...differenceOf(storedTree, tree));
  if (!picture || !existsSync(`${stored}.png`)) return { tree, problems };
  const difference = pictureDifference(readFileSync(`${stored}.png`), picture);
  if (difference) {
    problems.push(`picture: ${difference.text} (${shownAt}.png)`);
    if (difference.picture) writeFileSync(`${shownAt}.diff.png`, difference.picture);
  }
  return { tree, problems };
}
