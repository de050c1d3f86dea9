import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The callbacks of the page's one observer, which outlives a test. */
const reports = new Set<() => void>();

/**
 * Keeps everything away from the viewport until the returned function is called, which waits until something is observed.
 * The page is idle at once.
 */
export function holdOutOfView(): () => Promise<void> {
  reports.clear();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element) {
        const entries = [{ target, isIntersecting: true } as IntersectionObserverEntry];
        reports.add(() => this.callback(entries, this as never));
      }
      unobserve() {}
    },
  );
  return async () => {
    await vi.waitUntil(() => reports.size > 0);
    act(() => reports.forEach((report) => report()));
  };
}
