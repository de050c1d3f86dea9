import type { CDPSession, Page } from '@playwright/test';
import { CPU_SLOWED, setCpu, VIEWPORT } from './conditions.ts';

/** Times between frames while scrolling: how many were in time, in percent, and the worst. */
export type Frames = { inTime: number; worst: number; count: number };

const IN_TIME_MS = 20;
const DISTANCE = 4000;
const PIXELS_PER_SECOND = 1500;

/** Scrolls on as with a wheel, first on the slowed machine, then at its full speed. */
export async function scrollThrough(page: Page, cdp: CDPSession) {
  const slowed = await framesOf(page, cdp);
  await setCpu(cdp, 1);
  const full = await framesOf(page, cdp);
  await setCpu(cdp, CPU_SLOWED);
  return { slowed, full };
}

async function framesOf(page: Page, cdp: CDPSession): Promise<Frames> {
  await page.evaluate(() => {
    const { frames } = window.benchSeen;
    frames.length = 0;
    let last = performance.now();
    const isOver = () => frames.at(-1) === -1;
    requestAnimationFrame(function frame(now) {
      if (isOver()) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    });
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: VIEWPORT.width / 2,
    y: VIEWPORT.height / 2,
    yDistance: -DISTANCE,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
  const deltas = await page.evaluate(() => {
    const { frames } = window.benchSeen;
    const seen = frames.slice(1);
    frames.push(-1);
    return seen;
  });
  const inTime = deltas.filter((delta) => delta < IN_TIME_MS).length;
  return {
    inTime: (inTime / deltas.length) * 100,
    worst: Math.max(...deltas),
    count: deltas.length,
  };
}
