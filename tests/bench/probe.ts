/** The probe's figures so far; the bench reads them from the page. */
type Seen = { shift: number; frames: number[]; filled: number };

declare global {
  interface Window {
    benchSeen: Seen;
    /** Set by the bench: receives the time of the first element, which saves polling. */
    benchFirstThing: (milliseconds: string) => void;
  }
}

/**
 * Runs in every measured page before its own scripts: reports when the first of some elements
 * (a card with picture and heading, in the viewport) has been painted, and adds up layout shifts.
 * It is sent as text, so it must not use anything from outside itself.
 */
export function probe(things: string): void {
  const seen: Seen = { shift: 0, frames: [], filled: 0 };
  window.benchSeen = seen;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  let isLookDue = false;
  const lookSoon = () => {
    if (isLookDue) return;
    isLookDue = true;
    requestAnimationFrame(look);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  // A style sheet changes the layout without changing the document.
  document.addEventListener('load', lookSoon, { capture: true });

  function look(): void {
    isLookDue = false;
    const first = document.querySelector(things);
    if (!first) return;
    if (!isLaidOut(first)) return lookSoon();
    observer.disconnect();
    document.removeEventListener('load', lookSoon, { capture: true });
    // In the task after this frame, the current layout has been painted.
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = () => window.benchFirstThing(String(performance.now()));
    afterPaint.port2.postMessage(null);
  }

  function isLaidOut(thing: Element): boolean {
    const heading = thing.querySelector('h2, h3, h4, th, td');
    const picture = thing.querySelector('img, [role=img]');
    return (
      heading !== null &&
      heading.textContent.trim() !== '' &&
      heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isInView(heading) &&
      (picture === null || isInView(picture))
    );
  }

  function isInView(element: Element): boolean {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 10 && height > 10 && top < innerHeight && bottom > 0;
  }
}
