/** When this tab has painted what happened in another one, in epoch milliseconds by the clock that all tabs share. */
type TabTimes = {
  /** Resolves once the order's row shows this state. */
  shows: (change: { orderNumber: string; label: string }) => Promise<number>;
  /** Resolves once orders and the button that logs out are gone. */
  hasLoggedOut: () => Promise<number>;
};

declare global {
  interface Window {
    benchTab: TabTimes;
    benchPressedAt: number;
  }
}

/** Runs in each tab before its scripts. */
export function followTab(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => (window.benchPressedAt = performance.timeOrigin + timeStamp),
    { capture: true },
  );
  const paintedOnce = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The task after this frame: it has been painted.
          const afterPaint = new MessageChannel();
          afterPaint.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          afterPaint.port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      look();
    });
  window.benchTab = {
    shows: ({ orderNumber, label }) =>
      paintedOnce(
        () =>
          document
            .querySelector(`tr:has(a[href$="/order/get/${orderNumber}"])`)
            ?.textContent.includes(label) ?? false,
      ),
    hasLoggedOut: () =>
      paintedOnce(
        () =>
          !document.querySelector('a[href*="/order/get/"]') &&
          [...document.querySelectorAll('button')].every(
            ({ textContent }) => textContent !== 'Logout',
          ),
      ),
  };
}

/** Returns when the response of the page's latest write had arrived, in epoch milliseconds. */
export function lastWriteEnd(): number {
  const calls = performance.getEntriesByType('resource');
  const write = calls.findLast(({ name }) => name.includes('/order/orderState/'));
  if (!write) throw new Error('No write has ended.');
  return performance.timeOrigin + write.responseEnd;
}

/** Returns when the page was last clicked, in epoch milliseconds. */
export function lastPress(): number {
  return window.benchPressedAt;
}
