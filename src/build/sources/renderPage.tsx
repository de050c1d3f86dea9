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
import { tokenOf } from '../../prerender/templates';

/**
 * The rules of MUI's classes, by the names with which MUI's cache in the browser knows them. Among them are classes that
 * MUI then merges into others.
 */
export type Styles = ReadonlyMap<string, string>;

export type RenderedPage = { markup: string; styles: Styles };

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

/** Takes MUI's styles out of the markup: index.html and the prerendering files have them in one piece. */
function withoutStyles(page: string): RenderedPage {
  const styles = new Map<string, string>();
  const markup = page.replaceAll(
    /<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs,
    (_, key: string, names: string, css: string) => {
      if (key !== 'mui') throw new Error(`The page has global styles: ${css}`);
      styles.set(names, css);
      return '';
    },
  );
  return { markup, styles };
}

/** Returns the styles of the classes in the markup. */
export function usedStyles(styles: Styles, markup: string): Styles {
  const isUsed = (name: string) => new RegExp(`\\bmui-${name}\\b`).test(markup);
  return new Map([...styles].filter(([names]) => names.split(' ').some(isUsed)));
}

/** Returns markup with tokens in place of texts, which are given by the tokens' names. */
export function tokenize(markup: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce(
    (before, [name, text]) => before.replaceAll(text, tokenOf(name)),
    markup,
  );
}
