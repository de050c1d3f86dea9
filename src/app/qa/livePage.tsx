import { Activity, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The shop as it runs, which makes room for a replay and comes back as it was. */
export type LivePage = {
  /** Takes it out of the document, and lets it rest: its effects end, its state stays. */
  suspend: () => void;
  resume: () => void;
};

/** What stays in the body: it is no part of the page. */
const NO_PAGE = 'script, noscript, style, link, [data-qa]';

/** Shows the shop so that it can be put aside. */
export function showLivePage(container: Element, shop: ReactNode): LivePage {
  let isAside = false;
  const listeners = new Set<() => void>();
  const turn = (aside: boolean) => {
    isAside = aside;
    // At once: the page must rest before another one begins.
    flushSync(() => listeners.forEach((listener) => listener()));
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Stage() {
    const isHidden = useSyncExternalStore(subscribe, () => isAside);
    return <Activity mode={isHidden ? 'hidden' : 'visible'}>{shop}</Activity>;
  }
  createRoot(container).render(<Stage />);

  let away: { nodes: Element[]; focus: Element | null; x: number; y: number } | null = null;
  return {
    suspend: () => {
      if (away) return;
      away = { nodes: pageNodes(), focus: document.activeElement, x: scrollX, y: scrollY };
      turn(true);
      for (const node of away.nodes) node.remove();
    },
    resume: () => {
      if (!away) return;
      const { nodes, focus, x, y } = away;
      away = null;
      document.body.prepend(...nodes);
      turn(false);
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
      scrollTo(x, y);
    },
  };
}

function pageNodes(): Element[] {
  return [...document.body.children].filter((node) => !node.matches(NO_PAGE));
}
