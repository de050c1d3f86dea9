import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { API_HOST } from '../../api/host';
import { readBody } from '../../api/readBody';
import { shopApi } from '../../api/shopApi';
import { adoptPrefetched } from '../../prerender/adoptPrefetched';
import type { ShopStore } from '../../store/makeStore';
import { Shell } from '../../app/App';

/** Teaches a store what a GET brings, as if index.html had asked for it ahead. */
export async function answer(store: ShopStore, call: string, body: unknown): Promise<void> {
  globalThis.prefetchedResponses = { [API_HOST + call]: readBody(Response.json(body)) };
  await adoptPrefetched(store).all;
}

/** A page as the application draws it at this address, with what the store has. */
export function renderPage(store: ShopStore, location: string): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <Provider store={store}>
        <Shell />
      </Provider>
    </StaticRouter>,
  );
  // What it would forget later keeps the build waiting.
  store.dispatch(shopApi.util.resetApiState());
  // The server's renderer has the pictures fetched ahead, of which there are none yet.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
