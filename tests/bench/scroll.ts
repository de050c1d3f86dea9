import type { CDPSession, Page } from '@playwright/test';
import { CPU_SLOWED, setCpu, VIEWPORT } from './conditions.ts';
import { framesShown } from './framesShown.ts';

/** How many frames were in time, in percent, and the longest time between two, in milliseconds. */
type Frames = { inTime: number; worst: number };

export type Scrolling = {
  /** Frames on the screen: the browser scrolls without waiting for the page. */
  shown: Frames;
  /** Frames of the page's own thread, which adds the new cards. */
  own: Frames;
  /** The percentage of those with cards down to the bottom of the screen. */
  filled: number;
};

/** A frame that is later than half of its time counts as missed. */
const IN_TIME_MS = 25;
const DISTANCE = 4000;
const PIXELS_PER_SECOND = 1500;

/** Scrolls as with a wheel, first with the slowed CPU, then at full speed. */
export async function scrollThrough(page: Page, cdp: CDPSession, things: string) {
  const slowed = await scrolling(page, cdp, things);
  await setCpu(cdp, 1);
  const full = await scrolling(page, cdp, things);
  await setCpu(cdp, CPU_SLOWED);
  return { slowed, full };
}

async function scrolling(page: Page, cdp: CDPSession, things: string): Promise<Scrolling> {
  const own = await watchOwnFrames(page, things);
  const shown = await framesShown(page.context().browser(), () => scroll(cdp));
  const { deltas, filled } = await own();
  return {
    shown: framesOf(shown),
    own: framesOf(deltas),
    filled: percent(filled, deltas.length),
  };
}

function scroll(cdp: CDPSession) {
  return cdp.send('Input.synthesizeScrollGesture', {
    x: VIEWPORT.width / 2,
    y: VIEWPORT.height / 2,
    yDistance: -DISTANCE,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
}

/** Records the times between the page's own frames until the returned function is called. */
async function watchOwnFrames(page: Page, things: string) {
  await page.evaluate((selector) => {
    const seen = window.benchSeen;
    seen.frames.length = 0;
    seen.filled = 0;
    let last = performance.now();
    const list = document.getElementsByTagName(selector);
    const end = document.body;
    // From the bottom upwards: each element begins where the row above it ends, or almost.
    const isFilled = () => {
      let below = Math.min(innerHeight, end.getBoundingClientRect().bottom);
      for (let at = list.length - 1; at >= 0 && below > 0; at -= 1) {
        const { top, bottom, height } = list[at]?.getBoundingClientRect() ?? new DOMRect();
        if (top >= innerHeight) continue;
        if (below - bottom > height / 2) return false;
        below = top;
      }
      return true;
    };
    const isOver = () => seen.frames.at(-1) === -1;
    requestAnimationFrame(function frame(now) {
      if (isOver()) return;
      seen.frames.push(now - last);
      if (isFilled()) seen.filled += 1;
      last = now;
      requestAnimationFrame(frame);
    });
  }, things);
  return () =>
    page.evaluate(() => {
      const { frames, filled } = window.benchSeen;
      const deltas = frames.slice();
      frames.push(-1);
      return { deltas, filled };
    });
}

// The first frame follows a wait that has nothing to do with scrolling.
function framesOf(deltas: readonly number[]): Frames {
  const seen = deltas.slice(1);
  const inTime = seen.filter((delta) => delta < IN_TIME_MS).length;
  return { inTime: percent(inTime, seen.length), worst: Math.max(...seen) };
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}
