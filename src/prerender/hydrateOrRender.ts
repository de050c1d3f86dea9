import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { productsApi } from '../api/products';
import { hasChoice, listCategories } from '../features/catalogue/catalogue';
import type { Product } from '../domain/types';
import { selectEntities } from '../entities/entities';
import type { ShopStore } from '../store/makeStore';
import { rootReducer, type RootState } from '../store/rootReducer';
import { home } from '../features/catalogue/catalogue.texts';
import {
  CHOICE_ATTRIBUTE,
  PRERENDER_ATTRIBUTE,
  PRERENDERED_CARDS_ATTRIBUTE,
} from '../config/prerenderState';
import { PATHS } from '../config/paths';
import { serializeCards } from './cardTexts';
import { keepFocus, pressHeld } from './heldPresses';
import { HOME_TEMPLATE_ID } from './templates';

/**
 * Shows the app. Hydrates the prerendered home page: creating, laying out and painting its elements again would take as
 * long as everything else, and lose the focus and what was typed. `app` gets the state with which the page was
 * rendered, for react-redux to hydrate with: what differs in the store (a cart, a message) is rendered right after.
 */
export function hydrateOrRender(
  root: HTMLElement,
  app: (prerendered?: RootState) => ReactNode,
  store: ShopStore,
): void {
  const state = store.getState();
  const { data: ids = [] } = productsApi.endpoints.getProducts.select()(state);
  const products = selectEntities(state, 'products', ids);
  handOverPresses(root);
  if (isSamePage(root, products)) {
    completeHomePage(root, products);
    hydrateRoot(root, app(prerenderedState(state)));
  } else createRoot(root).render(app());
}

/** Returns whether the app would render the prerendered page, apart from what `completeHomePage` adds. */
function isSamePage(root: HTMLElement, products: Product[]): boolean {
  return (
    // A step back since the document was loaded leads to another page.
    location.pathname === PATHS.home &&
    root.getAttribute(PRERENDERED_CARDS_ATTRIBUTE) === serializeCards(products) &&
    (root.querySelector(`[${CHOICE_ATTRIBUTE}]`) !== null) === hasChoice(listCategories(products))
  );
}

/** Returns the state of a visitor who has nothing but the catalogue, as when the build renders the home page. */
function prerenderedState({ api, entities, queryMeta }: RootState): RootState {
  const queries = Object.entries(api.queries).filter(
    ([, query]) => query?.endpointName === 'getProducts',
  );
  return {
    ...rootReducer(undefined, { type: '' }),
    api: { ...api, queries: Object.fromEntries(queries) },
    entities,
    queryMeta,
  };
}

// Adds what needs the whole catalogue; the page was prerendered from its first products.
function completeHomePage(root: HTMLElement, products: Product[]): void {
  const total = products.length;
  for (const card of root.querySelectorAll('article'))
    card.setAttribute('aria-setsize', String(total));
  root.querySelector('main [role=status]')?.replaceChildren(home.count(total, total));
  root
    .querySelector(`[${CHOICE_ATTRIBUTE}] select`)
    ?.append(...listCategories(products).map((name) => new Option(name)));
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
