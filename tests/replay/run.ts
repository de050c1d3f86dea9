/** `npm run replay -- FILE… [--update]`: see the README in this folder. */
import { chromium } from '@playwright/test';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../browser/support/chromium.ts';
import { serveReplayShop } from './build.ts';
import { checkFiles } from './check.ts';
import { storedSnapshots } from './files.ts';
import { machineOf, storedMachine } from './machine.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const files = positionals.length > 0 ? positionals.map((file) => resolve(file)) : storedSnapshots();

const shop = await serveReplayShop();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
const pages = [await context.newPage(), await context.newPage()];
const machine = await machineOf(context);
if (!values.update && storedMachine(dirname(files[0] ?? '')) !== machine) {
  console.log(`The pictures were stored on another machine than this (${machine}): not compared.`);
}

let different = 0;
const checking = { origin: shop.origin, machine, isUpdate: values.update, withPictures: true };
await checkFiles(files, pages, checking, (file, problems) => {
  console.log(`${problems.length === 0 ? 'same     ' : 'DIFFERENT'} ${file}`);
  for (const line of problems) console.log(`          ${line}`);
  if (problems.length > 0) different += 1;
});
await browser.close();
await shop.close();
console.log(`\n${files.length - different} same, ${different} different`);
process.exit(different === 0 ? 0 : 1);
