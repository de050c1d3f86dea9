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
import {
  serializeCards,
  PRERENDER_ATTRIBUTE,
  PRERENDERED_CARDS_ATTRIBUTE,
} from '../config/prerenderState';
import { TEMPLATES } from './templateTokens';

/**
 * Shows the shop. Where index.html has drawn what the shop begins with, those elements become
 * the shop's own: to make, lay out and paint them anew would take as long as the rest of it.
 */
export function hydrateOrRender(root: HTMLElement, shop: ReactNode, store: ShopStore): void {
  const state = store.getState();
  const { data: ids = [] } = productsApi.endpoints.getProducts.select()(state);
  const products = selectEntities(state, 'products', ids);
  if (isDrawn(root, products, state)) {
    endTemplates();
    complete(root, products);
    hydrateRoot(root, shop);
  } else {
    restoreFocusAfterMount(root);
    createRoot(root).render(shop);
  }
}

/** Whether the drawn page is the shop's first one, but for what `complete` puts in. */
function isDrawn(root: HTMLElement, products: Product[], state: RootState): boolean {
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

// What only the whole catalogue tells; index.html has drawn its beginning.
function complete(root: HTMLElement, products: Product[]): void {
  const total = products.length;
  for (const card of root.querySelectorAll('article'))
    card.setAttribute('aria-setsize', String(total));
  root.querySelector('main [role=status]')?.replaceChildren(home.count(total, total));
  const categories = listCategories(products);
  if (categories.length > 1)
    root.querySelector('main select')?.append(...categories.map((name) => new Option(name)));
}

/**
 * For when the application is about to put its page in the place of what index.html has drawn,
 * or might draw until then. Who had gone to a link by keyboard, or to the content, stays there.
 */
export function restoreFocusAfterMount(root: HTMLElement): void {
  endTemplates();
  if (!root.hasAttribute(PRERENDER_ATTRIBUTE)) return;
  let focused = document.activeElement;
  const follow = () => (focused = document.activeElement);
  const forget = () => (focused = null); // a click beside everything takes the focus away
  root.addEventListener('focusin', follow);
  root.addEventListener('pointerdown', forget);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
    root.removeEventListener('pointerdown', forget);
    if (focused && !focused.isConnected) sameIn(root, focused)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
}

// Nothing is drawn ahead of the application when it is there.
function endTemplates(): void {
  for (const id of Object.values(TEMPLATES)) document.getElementById(id)?.remove();
}

function sameIn(root: HTMLElement, { id, tagName, attributes }: Element): HTMLElement | undefined {
  const address = attributes.getNamedItem('href')?.value;
  return [...root.querySelectorAll<HTMLElement>(tagName)].find(
    (element) => element.id === id && element.getAttribute('href') === (address ?? null),
  );
}
