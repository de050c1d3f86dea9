/** `npm run replay`: see the README here. */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../browser/support/chromium.ts';
import { endWith, readCommandLine } from '../support/commandLine.ts';
import { serveReplayShop } from './build.ts';
import { checkFiles } from './check.ts';
import { keepFile, keptFiles, pathOf, storedSnapshots, withMoments } from './files.ts';
import { replayFile } from './replayFile.ts';

const USAGE = `npm run replay -- [FILE…] [--update]
npm run replay -- --keep FILE [--at 3,7,end]

  FILE         a snapshot or a recording           (all that are stored)
  --update     stores what is shown, as the expected tree and picture
  --keep FILE  stores a file, or a report by its id, so that CI replays it
  --at LIST    moments of the recording that is kept         (end)
  --help       this text
`;

const { positionals, values } = readCommandLine(USAGE, {
  update: { type: 'boolean', default: false },
  keep: { type: 'string' },
  at: { type: 'string' },
});
if (values.keep === undefined && values.at !== undefined) endWith('--at goes with --keep.');
if (values.keep !== undefined && positionals.length > 0) endWith('--keep takes one file.');
const missing = positionals.find((file) => !existsSync(pathOf(file)));
if (missing !== undefined) endWith(`There is no file ${missing}.`);

const isUpdate = values.update || values.keep !== undefined;
const shop = await serveReplayShop();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
const pages = [await context.newPage(), await context.newPage()] as const;
const files = await filesToReplay();

async function filesToReplay(): Promise<string[]> {
  if (positionals.length > 0) return positionals.flatMap((file) => withMoments(resolve(file)));
  if (values.keep === undefined) return [...storedSnapshots(), ...keptFiles()];
  try {
    const replay = (text: string) => replayFile(pages[0], shop.origin, text, false);
    return await keepFile(values.keep, replay, values.at);
  } catch (error) {
    endWith(error instanceof Error ? error.message : String(error));
  }
}

let different = 0;
const checking = { origin: shop.origin, isUpdate, withPictures: true };
await checkFiles(files, pages, checking, (file, problems) => {
  console.log(`${problems.length === 0 ? 'same     ' : 'DIFFERENT'} ${file}`);
  for (const line of problems) console.log(`          ${line}`);
  if (problems.length > 0) different += 1;
});
await browser.close();
await shop.close();
console.log(`\n${files.length - different} same, ${different} different`);
process.exit(different === 0 ? 0 : 1);
