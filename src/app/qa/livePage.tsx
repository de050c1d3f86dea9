import { Activity, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The running shop, which a replay replaces and which comes back as it was. */
export type LivePage = {
  /** Takes it out of the document: its effects end, its state stays. */
  suspend: () => void;
  resume: () => void;
};

/** Elements of the body that are no part of the page. */
const NOT_THE_PAGE = 'script, noscript, style, link, [data-qa]';

/** Renders the shop so that it can be suspended. */
export function showLivePage(container: Element, shop: ReactNode): LivePage {
  let isSuspended = false;
  const listeners = new Set<() => void>();
  const setSuspended = (next: boolean) => {
    isSuspended = next;
    // Synchronously: its effects must have ended before another page begins.
    flushSync(() => listeners.forEach((listener) => listener()));
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Stage() {
    const isHidden = useSyncExternalStore(subscribe, () => isSuspended);
    return <Activity mode={isHidden ? 'hidden' : 'visible'}>{shop}</Activity>;
  }
  createRoot(container).render(<Stage />);

  let suspended: { nodes: Element[]; focus: Element | null; x: number; y: number } | null = null;
  return {
    suspend: () => {
      if (suspended) return;
      suspended = { nodes: pageNodes(), focus: document.activeElement, x: scrollX, y: scrollY };
      setSuspended(true);
      for (const node of suspended.nodes) node.remove();
    },
    resume: () => {
      if (!suspended) return;
      const { nodes, focus, x, y } = suspended;
      suspended = null;
      document.body.prepend(...nodes);
      setSuspended(false);
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
      scrollTo(x, y);
    },
  };
}

function pageNodes(): Element[] {
  return [...document.body.children].filter((node) => !node.matches(NOT_THE_PAGE));
}
