import { whenIdle } from '../../../domain/whenIdle';
import type { Replayable } from '../../../snapshots/readReplay';
import { snapshotAt } from '../../../snapshots/readRecording';
import { drawPage } from './drawPage';
import { keepPicture, readEntry, type LibraryEntry } from './library';
import { makeFrame, replayInFrame } from './replayFrame';

/** Replays a file in a frame that is as large as its window; a recording after so many moments. */
export async function replayOutOfSight(
  frame: HTMLIFrameElement,
  file: Replayable,
  moment = 0,
): Promise<Window> {
  const snapshot = 'recording' in file ? snapshotAt(file.recording, moment) : file.snapshot;
  const { width, height } = snapshot.viewport;
  frame.style.transform = `scale(${Math.min(1, innerWidth / width, innerHeight / height)})`;
  return replayInFrame(frame, snapshot);
}

/** Draws the picture of a replayed page and keeps it; returns null if the browser cannot draw. */
export async function drawAndKeep(address: string, shown: Window): Promise<string | null> {
  const picture = await drawPage(shown);
  if (picture !== null) await keepPicture(address, picture);
  return picture;
}

let waiting: Promise<unknown> = Promise.resolve();

/**
 * Draws the picture of a file in the frame of a box, when the browser is idle and one at a time. Resolves with null if
 * it cannot be drawn, and as soon as the signal is aborted.
 */
export function drawWhenIdle(
  box: Element,
  { address }: LibraryEntry,
  signal: AbortSignal,
): Promise<string | null> {
  const draw = async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    if (signal.aborted) return null;
    const reading = await readEntry(address);
    if ('refused' in reading || signal.aborted) return null;
    const shown = await replayOutOfSight(box.querySelector('iframe') ?? makeFrame(box), reading);
    // Another file may be in the frame by now.
    return signal.aborted ? null : drawAndKeep(address, shown);
  };
  // A frame that is taken out of the page never answers.
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  const drawing = waiting.then(() => (signal.aborted ? null : Promise.race([draw(), aborted])));
  waiting = drawing.catch(() => null);
  return drawing;
}
