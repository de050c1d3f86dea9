import { StrictMode, useLayoutEffect, Activity, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import type { ShopStore } from '../../store/makeStore';
import { Shell } from '../App';
import { pageNodes } from './pageNodes';

export type ReplayPage = {
  element: Element;
  /** Its present path and search. */
  route: () => string;
  remove: () => void;
};

/** Renders the shop with its own store and history. */
export function showReplayPage(store: ShopStore, startsAt: string): ReplayPage {
  const element = document.createElement('div');
  element.id = 'root';
  const tools = document.querySelector('[data-qa]');
  // Puts the banner above the page. If it is already there it is not moved, as it would lose the focus.
  if (tools && tools !== document.body.firstElementChild) document.body.prepend(tools);
  if (tools) tools.after(element);
  else document.body.prepend(element);
  let route = startsAt;

  function RouteTracker() {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      route = pathname + search;
    }, [pathname, search]);
    return null;
  }

  const root = createRoot(element);
  const page = (
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[startsAt]}>
          <RouteTracker />
          <Shell />
        </MemoryRouter>
      </Provider>
    </StrictMode>
  );
  // Synchronously, so that React's generated ids are always the same.
  flushSync(() => root.render(page));
  return {
    element,
    route: () => route,
    remove: () => {
      root.unmount();
      element.remove();
    },
  };
}

/** The running shop, which a replay replaces temporarily. */
export type LivePage = {
  /** Takes it out of the document: its effects end, its state stays. */
  suspend: () => void;
  resume: () => void;
};

/** Renders the shop so that it can be suspended. */
export function showLivePage(container: Element, shop: ReactNode): LivePage {
  const root = createRoot(container);
  const show = (mode: 'visible' | 'hidden') => root.render(<Activity mode={mode}>{shop}</Activity>);
  show('visible');

  let suspended: { nodes: Element[]; focus: Element | null; x: number; y: number } | null = null;
  return {
    suspend: () => {
      if (suspended) return;
      suspended = { nodes: pageNodes(), focus: document.activeElement, x: scrollX, y: scrollY };
      // Synchronously: its effects must have ended before another page begins.
      flushSync(() => show('hidden'));
      for (const node of suspended.nodes) node.remove();
    },
    resume: () => {
      if (!suspended) return;
      const { nodes, focus, x, y } = suspended;
      suspended = null;
      document.body.prepend(...nodes);
      flushSync(() => show('visible'));
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
      scrollTo(x, y);
    },
  };
}
