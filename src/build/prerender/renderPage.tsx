import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { API_HOST } from '../../api/host';
import { readBody } from '../../api/readBody';
import { shopApi } from '../../api/shopApi';
import { adoptPrefetched } from '../../prerender/adoptPrefetched';
import type { ShopStore } from '../../store/makeStore';
import { Shell } from '../../app/App';

/** Puts the response to a GET into a store, as if index.html had prefetched it. */
export async function fillStore(store: ShopStore, call: string, body: unknown): Promise<void> {
  globalThis.prefetchedResponses = { [API_HOST + call]: readBody(Response.json(body)) };
  await adoptPrefetched(store).all;
}

/** Renders the page at this address with what the store has. */
export function renderPage(store: ShopStore, location: string): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <Provider store={store}>
        <Shell />
      </Provider>
    </StaticRouter>,
  );
  // Its timers would keep the build waiting.
  store.dispatch(shopApi.util.resetApiState());
  // React's server renderer preloads the pictures, whose addresses are tokens here.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
