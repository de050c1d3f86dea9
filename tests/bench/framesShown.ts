import type { Browser } from '@playwright/test';

/** The trace event of a frame drawn on the screen. */
const DRAWN = { category: 'viz', name: 'Display::DrawAndSwap' };

type RecordEvent = { name: string; ts: number };

/** Returns the times between the frames that the browser drew during an action, in milliseconds. */
export async function framesShown(
  browser: Browser | null,
  action: () => Promise<unknown>,
): Promise<number[]> {
  if (!browser) throw new Error('Only a browser that was launched here can trace.');
  const cdp = await browser.newBrowserCDPSession();
  const events: RecordEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as RecordEvent[])),
  );
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: [DRAWN.category] } });
  await action();
  const isComplete = new Promise<void>((resolve) => {
    cdp.once('Tracing.tracingComplete', () => resolve());
  });
  await cdp.send('Tracing.end');
  await isComplete;
  await cdp.detach();
  const times = events
    .filter(({ name }) => name === DRAWN.name)
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}
