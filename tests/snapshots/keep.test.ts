import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { baseOf, keepFile, keptFiles, momentOf, STORED, textOf } from '#tests/replay/files';

const folder = mkdtempSync(join(tmpdir(), 'shop-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const replay = () => Promise.resolve();

it('keeps a recording with its named moments, and a snapshot as it is', async () => {
  const recording = join(STORED, '../versions/recording-1.json.gz');
  const kept = await keepFile(recording, replay, '0,end', folder);
  expect(kept.map((file) => [basename(baseOf(file)), momentOf(file)])).toEqual([
    ['recording-1@0', 0],
    ['recording-1@1', 1],
  ]);
  expect(textOf(kept[0] ?? '')).toBe(textOf(recording));
  for (const file of kept) writeFileSync(`${baseOf(file)}.aria.yml`, '- main\n');
  const [cart] = await keepFile(join(STORED, 'cart.json'), replay, 'end', folder);
  expect(keptFiles(folder)).toEqual([cart, ...kept]);
});

it.each([
  ['nulla.json', 'end', 'There is no file or report nulla.json.'],
  [join(STORED, '../versions/recording-1.json.gz'), '7', "There is no moment '7': the last is 1."],
  [join(STORED, '../versions/recording-1.json.gz'), 'x', "There is no moment 'x': the last is 1."],
  [join(STORED, '../versions/recording-1.json.gz'), '1,', "There is no moment '': the last is 1."],
])('refuses %s at %s', async (file, at, message) => {
  await expect(keepFile(file, replay, at, folder)).rejects.toThrow(message);
});

it('stores nothing that cannot be replayed', async () => {
  const empty = join(folder, 'empty');
  const refuse = (text: string) => Promise.reject(new Error(`refused ${text}`));
  const file = join(folder, 'cut.json');
  writeFileSync(file, '{"a":');
  await expect(keepFile(file, refuse, 'end', empty)).rejects.toThrow('refused {"a":');
  expect(existsSync(empty)).toBe(false);
});
