import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { cartApi } from '../api/cart';
import { productsApi } from '../api/products';
import { listCategories } from '../features/catalogue/catalogue';
import type { Product } from '../domain/types';
import { selectIsCopyShown, selectIsOnline } from '../api/connectionSlice';
import { selectEntities } from '../entities/entities';
import { selectIsOutdated } from '../offline/newVersionSlice';
import { selectNotifications } from '../features/notifications/notificationsSlice';
import { selectRecentOrders } from '../features/order/recentOrdersSlice';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { home } from '../features/catalogue/home.texts';
import { PRERENDER_ATTRIBUTE, PRERENDERED_CARDS_ATTRIBUTE } from '../config/prerenderState';
import { serializeCards } from './cardTexts';
import { pressHeld } from './heldPresses';
import { keepInput } from './keepInput';
import { HOME_TEMPLATE_ID } from './templates';

/**
 * Shows the app. Hydrates the prerendered home page if it is also the app's first page: creating, laying out and
 * painting its elements again would take as long as everything else.
 */
export function hydrateOrRender(root: HTMLElement, app: ReactNode, store: ShopStore): void {
  const state = store.getState();
  const { data: ids = [] } = productsApi.endpoints.getProducts.select()(state);
  const products = selectEntities(state, 'products', ids);
  if (isSamePage(root, products, state)) {
    handOverInput(root);
    completeHomePage(root, products);
    hydrateRoot(root, app);
  } else {
    handOverInput(root);
    createRoot(root).render(app);
  }
}

/** Returns whether the app would render the prerendered page, apart from what `completeHomePage` adds. */
function isSamePage(root: HTMLElement, products: Product[], state: RootState): boolean {
  const { data: cart } = cartApi.endpoints.getCart.select()(state);
  const hasChoice = root.querySelectorAll('main select').length > 1;
  return (
    root.getAttribute(PRERENDERED_CARDS_ATTRIBUTE) === serializeCards(products) &&
    hasChoice === listCategories(products).length > 1 &&
    !cart?.lines.length &&
    selectRecentOrders(state).length === 0 &&
    selectNotifications(state).length === 0 &&
    !selectIsAdmin(state) &&
    !selectIsOutdated(state) &&
    selectIsOnline(state) &&
    !selectIsCopyShown(state)
  );
}

// Adds what needs the whole catalogue; the page was prerendered from its first products.
function completeHomePage(root: HTMLElement, products: Product[]): void {
  const total = products.length;
  for (const card of root.querySelectorAll('article'))
    card.setAttribute('aria-setsize', String(total));
  root.querySelector('main [role=status]')?.replaceChildren(home.count(total, total));
  const categories = listCategories(products);
  if (categories.length > 1)
    root.querySelector('main select')?.append(...categories.map((name) => new Option(name)));
}

/** Lets the app continue what the user has begun on the prerendered page. */
export function handOverInput(root: HTMLElement): void {
  // Without the template nothing is prerendered any more.
  document.getElementById(HOME_TEMPLATE_ID)?.remove();
  if (!root.hasAttribute(PRERENDER_ATTRIBUTE)) return;
  const restore = keepInput(root);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const findSame = restore();
    // By then the typed text is in the store.
    setTimeout(() => pressHeld(root, findSame));
  });
  // Removed once the app has rendered (`endPrerender`).
  observer.observe(root, { attributeFilter: [PRERENDER_ATTRIBUTE] });
}
