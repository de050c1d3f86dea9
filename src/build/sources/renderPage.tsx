import { boot } from '../../api/boot';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { API_HOST } from '../../api/request';
import { readBody } from '../../api/readBody';
import { shopApi } from '../../api/shopApi';
import { Shell } from '../../app/App';
import { adoptPrefetched } from '../../prerender/adoptPrefetched';
import type { ShopStore } from '../../store/makeStore';

/** A page's markup and its MUI styles. */
export type RenderedPage = { markup: string; styles: string };

/** Puts the response to a GET into a store, as if index.html had prefetched it. */
export async function fillStore(store: ShopStore, call: string, body: unknown): Promise<void> {
  boot.responses = { [API_HOST + call]: readBody(Response.json(body)) };
  await adoptPrefetched(store).all;
}

/** Renders the page at this address with what the store has. */
export function renderPage(store: ShopStore, location: string): RenderedPage {
  // The page gives search engines full addresses; none of them is in the markup.
  Object.assign(globalThis, { location: new URL('https://negozio.invalid') });
  const markup = renderToString(
    <StaticRouter location={location}>
      <Provider store={store}>
        <Shell />
      </Provider>
    </StaticRouter>,
  );
  Reflect.deleteProperty(globalThis, 'location');
  // Its timers would keep the build process alive.
  store.dispatch(shopApi.util.resetApiState());
  // React's server renderer puts first what belongs into the head: the app adds it there.
  return withoutStyles(markup.replaceAll(/<(?:link|meta) [^>]*>/g, ''));
}

/** Takes MUI's styles out of the markup: the page's policy allows no style elements. */
function withoutStyles(page: string): RenderedPage {
  let styles = '';
  const markup = page.replaceAll(/<style[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
    styles += css;
    return '';
  });
  return { markup, styles: usedRules(styles, markup) };
}

/**
 * Returns the rules of the classes in the markup: MUI also writes rules for classes that it then merges into others.
 */
export function usedRules(css: string, markup: string): string {
  return css.replaceAll(/[^{}]*?\.(mui-\w+)[^{}]*\{[^{}]*\}/g, (rule, name: string) =>
    markup.includes(name) ? rule : '',
  );
}
