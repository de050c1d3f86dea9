import { vi } from 'vitest';

/** Gives Node what a page has: local storage, and events of the window and the document. */
export function stubBrowser() {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  /** Everything that was written, in order. */
  const writes: { key: string; length: number }[] = [];
  let isBlocked = false;
  const unlessBlocked = <T>(value: () => T): T => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return value();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessBlocked(() => stored.get(key) ?? null),
    setItem: (key: string, value: string) =>
      unlessBlocked(() => {
        writes.push({ key, length: value.length });
        stored.set(key, value);
      }),
    removeItem: (key: string) => unlessBlocked(() => void stored.delete(key)),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', shown);
  return {
    stored,
    writes,
    /** Shows or hides the page. */
    look: (isLookedAt: boolean) => {
      shown.visibilityState = isLookedAt ? 'visible' : 'hidden';
      shown.dispatchEvent(new Event('visibilitychange'));
    },
    blockStorage: () => {
      isBlocked = true;
    },
    /** Dispatches what a page hears of another tab's write to storage, or when it is left. */
    tell: (type: 'storage' | 'pagehide', key: string | null = null) => {
      page.dispatchEvent(Object.assign(new Event(type), { key }));
    },
  };
}
