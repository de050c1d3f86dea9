import { refusals } from './snapshots.texts';
import type { Snapshot } from './format';
import { checkRecording } from './readRecording';
import { checkSnapshot, parseFile } from './readSnapshot';
import type { Recording } from './recordingFormat';
import { MAX_MEGABYTES, RECORDING_FORMAT } from './version';
import { isRecord } from '../domain/isRecord';

/** The content of a file that can be replayed. */
export type Replayable = { snapshot: Snapshot } | { recording: Recording };

/** The content of a file, or why it is refused, in words. */
export type Reading = Replayable | { refused: string };

/** Reads a file's text: returns a snapshot, a recording, or why it is neither, in words. */
export function readReplay(text: string): Reading {
  const parsed = parseFile(text);
  if ('refused' in parsed) return parsed;
  const { value } = parsed;
  return isRecord(value) && value['format'] === RECORDING_FORMAT
    ? checkRecording(value)
    : checkSnapshot(value);
}

/** Reads a script's object by converting it to JSON. */
export function readReplayObject(value: unknown): Reading {
  try {
    // Throws for circular and too deep objects.
    return readReplay(JSON.stringify(value) ?? '');
  } catch {
    return { refused: refusals.tooDeep };
  }
}

const MAX_BYTES = MAX_MEGABYTES * 1_000_000;

/** Reads a file, which may be gzipped. Files that are too large are refused before they are read. */
export async function readReplayFile(file: Blob): Promise<Reading> {
  const tooLarge = { refused: refusals.tooLarge(MAX_MEGABYTES) };
  if (file.size > MAX_BYTES) return tooLarge;
  try {
    const isGzipped = await isGzip(file);
    const text = await textOf(
      isGzipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream(),
    );
    return text === null ? tooLarge : readReplay(text);
  } catch {
    return { refused: refusals.unreadable };
  }
}

/** Where the receiver of reports may run (`mocks/reports`). */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;

/** Reads the file at an address of this site, or of another server of this machine. */
export async function readReplayAt(address: string): Promise<Reading> {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  const isNear =
    url?.origin === location.origin ||
    (url?.protocol === 'http:' && THIS_MACHINE.test(url.hostname));
  if (!url || !isNear) return { refused: refusals.otherOrigin };
  try {
    // A redirect to another site makes the fetch fail.
    const response = await fetch(url, { credentials: 'omit', redirect: 'error' });
    if (!response.ok) return { refused: refusals.notFound(response.status) };
    return await readReplayFile(await response.blob());
  } catch {
    return { refused: refusals.unreadable };
  }
}

async function isGzip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/** Returns the stream's text; null if it is too large, as a small gzipped file can be. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Safari has no `for await` over a stream.
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      // The rest of it is not needed.
      void reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
