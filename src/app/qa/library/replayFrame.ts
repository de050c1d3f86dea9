import { pause } from '../../../domain/concurrency';
import type { Snapshot } from '../../../snapshots/format';

/** Starts the page with QA's tools only. */
export const EMPTY = 'vuoto';

/** The address of such a page, in which snapshots are replayed without a live shop. */
export const FRAME_ADDRESS = `/?replay=${EMPTY}`;

/** Adds a frame in which snapshots are replayed at the size of their own windows. */
export function makeFrame(box: Element): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = '';
  frame.src = FRAME_ADDRESS;
  box.append(frame);
  return frame;
}

/** Replays a snapshot in a frame; resolves with its window when the page is stable. Rejects if the frame is removed. */
export async function replayInFrame(frame: HTMLIFrameElement, snapshot: Snapshot): Promise<Window> {
  const { width, height, colorScheme } = snapshot.viewport;
  frame.width = String(width);
  frame.height = String(height);
  frame.style.colorScheme = colorScheme;
  const shown = await shopIn(frame);
  await shown.__shop?.replay(snapshot);
  return shown;
}

/** Resolves with a frame's window when its page can replay. */
async function shopIn(frame: HTMLIFrameElement): Promise<Window> {
  while (!frame.contentWindow?.__shop) {
    if (!frame.isConnected) throw new Error('the frame has been removed');
    await pause(50);
  }
  return frame.contentWindow;
}
