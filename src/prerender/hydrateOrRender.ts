import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { productsApi } from '../api/products';
import { hasChoice, listCategories } from '../features/catalogue/catalogue';
import { selectQueryMeta } from '../api/queryMeta';
import { selectIsAdmin } from '../session/sessionSlice';
import { selectEntities } from '../entities/entities';
import type { ShopStore } from '../store/makeStore';
import { rootReducer, type RootState } from '../store/rootReducer';
import { home } from '../features/catalogue/catalogue.texts';
import {
  CHOICE_ATTRIBUTE,
  PRERENDER_ATTRIBUTE,
  PRERENDERED_CARDS_ATTRIBUTE,
  prerenderState,
} from '../config/prerenderState';
import { PATHS } from '../config/paths';
import { serializeCards } from './cardTexts';
import { keepFocus, pressHeld } from './heldPresses';
import { HOME_TEMPLATE_ID } from './templates';

/**
 * Shows the app. Hydrates the prerendered home page and list of orders: creating, laying out and painting their elements
 * again would take as long as everything else, and lose the focus and what was typed. `app` gets the state with which the
 * page was rendered, for react-redux to hydrate with: what differs in the store (a cart, a message) is rendered right
 * after. Without the screen's files (`hasScreen`) nothing can be hydrated.
 */
export function hydrateOrRender(
  root: HTMLElement,
  app: (prerendered?: RootState) => ReactNode,
  store: ShopStore,
  hasScreen: boolean,
): void {
  const state = store.getState();
  handOverPresses(root);
  const prerendered = hasScreen
    ? (completeHomePage(root, state) ?? stateOfOrderList(root, state))
    : null;
  if (prerendered) hydrateRoot(root, app(prerendered));
  else createRoot(root).render(app());
}

/**
 * Adds to the prerendered home page what needs the whole catalogue, and returns the state for which it was rendered: that
 * of a visitor who has nothing else. Returns null if the app would render another page.
 */
function completeHomePage(root: HTMLElement, state: RootState): RootState | null {
  const { data: ids = [] } = productsApi.endpoints.getProducts.select()(state);
  const products = selectEntities(state, 'products', ids);
  const categories = listCategories(products);
  const isSame =
    // A step back since the document was loaded leads to another page.
    location.pathname === PATHS.home &&
    root.getAttribute(PRERENDERED_CARDS_ATTRIBUTE) === serializeCards(products) &&
    (root.querySelector(`[${CHOICE_ATTRIBUTE}]`) !== null) === hasChoice(categories);
  if (!isSame) return null;
  const total = products.length;
  for (const card of root.querySelectorAll('article'))
    card.setAttribute('aria-setsize', String(total));
  root.querySelector('main [role=status]')?.replaceChildren(home.count(total, total));
  root
    .querySelector(`[${CHOICE_ATTRIBUTE}] select`)
    ?.append(...categories.map((name) => new Option(name)));
  return prerenderedState(state, 'getProducts');
}

/**
 * Returns the state for which the list of orders was prerendered, that of an administrator with saved views and drafts;
 * null if the app would render another page.
 */
function stateOfOrderList(root: HTMLElement, state: RootState): RootState | null {
  const read = selectQueryMeta(state, 'getOrders');
  const { session, savedViews, orderWork, drafts } = state;
  const isSame =
    prerenderState() === 'content' &&
    location.pathname + location.search === PATHS.allOrders &&
    selectIsAdmin(state) &&
    // Another tab may have changed the height of rows, or emptied the page with a logout.
    root.querySelector('table')?.dataset['dense'] === String(orderWork.denseRows) &&
    // With records that cannot be read the list begins with a message.
    read &&
    !read.unreadable &&
    // A reload has kept none.
    Object.keys(state.pageState.parts).length === 0;
  if (!isSame) return null;
  return prerenderedState(state, 'getOrders', { session, savedViews, orderWork, drafts });
}

/** Returns the initial state with what one endpoint has read, and with the slices in `shown`. */
function prerenderedState(
  { api, entities, queryMeta }: RootState,
  endpointName: string,
  shown: Partial<RootState> = {},
): RootState {
  const queries = Object.entries(api.queries).filter(
    ([, query]) => query?.endpointName === endpointName,
  );
  return {
    ...rootReducer(undefined, { type: '' }),
    api: { ...api, queries: Object.fromEntries(queries) },
    entities,
    queryMeta,
    ...shown,
  };
}

/** Lets the app carry out what was pressed on the prerendered page once it has rendered, and keeps the focus. */
export function handOverPresses(root: HTMLElement): void {
  // Without the template nothing is prerendered any more.
  document.getElementById(HOME_TEMPLATE_ID)?.remove();
  if (!root.hasAttribute(PRERENDER_ATTRIBUTE)) return;
  const restoreFocus = keepFocus(root);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    restoreFocus();
    pressHeld(root);
  });
  // Removed once the app has rendered (`endPrerender`).
  observer.observe(root, { attributeFilter: [PRERENDER_ATTRIBUTE] });
}
