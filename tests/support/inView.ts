import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The callbacks of what the page observes. */
const reports = new Set<() => void>();

/** As made by `screenGlobals.ts`. */
type Observer = IntersectionObserver & { callback: IntersectionObserverCallback };

/**
 * Keeps everything away from the viewport until the returned function is called, which waits until something is observed.
 * The page is idle at once.
 */
export function holdOutOfView(): () => Promise<void> {
  reports.clear();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  const observing = vi.spyOn(IntersectionObserver.prototype, 'observe');
  onTestFinished(() => observing.mockRestore());
  observing.mockImplementation(function (this: Observer, target) {
    const entries = [{ target, isIntersecting: true } as IntersectionObserverEntry];
    reports.add(() => this.callback(entries, this));
  });
  return async () => {
    await vi.waitUntil(() => reports.size > 0);
    act(() => reports.forEach((report) => report()));
  };
}
