import type { BrowserContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pictures depend on: the browser, and how it renders text here. */
export async function machineOf(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    const context = canvas.getContext('2d');
    ['system-ui', 'serif', 'monospace', 'sans-serif'].forEach((family, row) => {
      if (!context) return;
      context.font = `20px ${family}`;
      context.fillText('Bottega 2018 àèì €', 0, 30 * (row + 1));
    });
    return canvas.toDataURL();
  });
  await page.close();
  const version = context.browser()?.version() ?? '';
  return `Chromium ${version}, ${process.platform}, ${createHash('sha256').update(drawn).digest('hex').slice(0, 12)}`;
}

/** Returns the machine that stored the pictures of a folder; null if it has none. */
export function storedMachine(folder: string): string | null {
  const file = join(folder, 'machine.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { machine: string }).machine;
}

export function storeMachine(folder: string, machine: string): void {
  writeFileSync(join(folder, 'machine.json'), `${JSON.stringify({ machine }, null, 2)}\n`);
}
