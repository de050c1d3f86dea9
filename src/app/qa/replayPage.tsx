import { StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import type { ShopStore } from '../../store/makeStore';
import { Shell } from '../App';

/** A replayed page in the document. */
export type ReplayPage = {
  element: Element;
  /** Path and search of where it is. */
  route: () => string;
  remove: () => void;
};

/** Renders the shop on a store and a history of its own. */
export function showReplayPage(store: ShopStore, startsAt: string): ReplayPage {
  const element = document.createElement('div');
  element.id = 'root';
  const tools = document.querySelector('[data-qa]');
  // The banner goes above the page. Where it is there already it is not moved: it would lose focus.
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
  // Synchronously, so that React's generated ids are the same each time.
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
