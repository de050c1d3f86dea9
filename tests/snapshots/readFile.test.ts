import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readReplayFile } from '#src/snapshots/readReplay';
import { readReplay } from '#src/snapshots/readReplay';
import { refusals } from '#src/snapshots/snapshots.texts';
import { sampleText } from '#tests/support/snapshotSample';

const tooLarge = { refused: refusals.tooLarge(32) };

it('reads a file, gzipped or not', async () => {
  const text = sampleText();
  const read = readReplay(text);
  expect(read).toHaveProperty('snapshot');
  expect(await readReplayFile(new Blob([text]))).toEqual(read);
  expect(await readReplayFile(new Blob([gzipSync(text)]))).toEqual(read);
});

it('refuses 50 MB without reading them', async () => {
  const file = new Blob([new Uint8Array(50_000_000)]);
  file.stream = () => expect.unreachable('it was looked at');
  expect(await readReplayFile(file)).toEqual(tooLarge);
});

it('refuses a small file that unpacks to 50 MB', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect(await readReplayFile(new Blob([bomb]))).toEqual(tooLarge);
});

it('refuses a file that only begins like a gzipped one', async () => {
  expect(await readReplayFile(new Blob([new Uint8Array([0x1f, 0x8b, 1, 2])]))).toEqual({
    refused: refusals.unreadable,
  });
});
