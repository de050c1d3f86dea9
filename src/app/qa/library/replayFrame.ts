import { snapshotAt } from '../../../snapshots/readRecording';
import type { Replayable } from '../../../snapshots/readReplay';

/** Adds a frame in which files are replayed at the size of their own windows, without a live shop. */
export function makeFrame(box: Element): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = '';
  // An address that is refused would open the live shop; this one is read when there is something to show.
  frame.src = `/?replay=${EMPTY}`;
  box.append(frame);
  return frame;
}

/** Starts the page with QA's tools only. */
export const EMPTY = 'vuoto';

/** Replays a file in a frame, a recording at a moment; resolves with its window when the page is stable. */
export async function replayInFrame(
  frame: HTMLIFrameElement,
  file: Replayable,
  moment = 0,
): Promise<Window> {
  const snapshot = 'recording' in file ? snapshotAt(file.recording, moment) : file.snapshot;
  const { width, height, colorScheme } = snapshot.viewport;
  frame.width = String(width);
  frame.height = String(height);
  frame.style.colorScheme = colorScheme;
  frame.style.transform = `scale(${Math.min(1, innerWidth / width, innerHeight / height)})`;
  const shown = await shopIn(frame);
  await shown.__shop?.replay(snapshot);
  return shown;
}

/** Resolves with a frame's window when its page can replay. */
async function shopIn({ contentWindow }: HTMLIFrameElement): Promise<Window> {
  while (!contentWindow?.__shop) await new Promise((resolve) => setTimeout(resolve, 50));
  return contentWindow;
}
