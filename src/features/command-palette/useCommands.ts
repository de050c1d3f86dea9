import { ordersApi } from '../../api/orders';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import { normalizeForSearch } from '../../domain/normalizeForSearch';
import { selectEntities } from '../../entities/entities';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useCatalogue } from '../catalogue/useCatalogue';
import { useLogout } from '../login/useLogout';
import { useRecentOrders } from '../order/useRecentOrders';
import { KEYS } from '../shortcuts/shortcutKeys';
import { useShortcutEntries } from '../shortcuts/useShortcuts';
import { commands as texts } from './commandPalette.texts';
import { ADMIN_PAGES, LOGIN_PAGE, PAGES } from './navigationCommands';

export type Command = {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** Further words by which it is found. */
  keywords?: string;
  /** Its shortcut, in the format of tinykeys. */
  keys?: string;
  run: () => void;
};

/** The state of the read that brings the catalogue's products. */
type ProductRead = { isReading: boolean; isFailed: boolean };

/** Returns the commands that match the typed words, group by group; without words, the most likely ones. */
export function useCommands(query: string): { commands: Command[] } & ProductRead {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, keywords = '' }: Command) => {
    const text = normalizeForSearch(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  const pages = useNavigationCommands();
  const actions = useActions();
  const orders = useFoundOrders(query);
  const { products, ...read } = useFoundProducts(query);
  return {
    commands: [...pages.filter(fits), ...actions.filter(fits), ...orders, ...products],
    ...read,
  };
}

function useNavigationCommands(): Command[] {
  const navigate = useGuardedNavigate();
  const isAdmin = useAppSelector(selectIsAdmin);
  const pages = isAdmin ? [...ADMIN_PAGES, ...PAGES] : [...PAGES, LOGIN_PAGE];
  return pages.map(({ path, name, ...more }) => ({
    id: path,
    group: texts.pages,
    label: name,
    ...more,
    run: () => navigate(path),
  }));
}

// Navigation is listed among the pages, and the search is already open.
const OFFERED_OTHERWISE: readonly string[] = Object.values(KEYS);

/** Returns the actions available here and everywhere: everything with a shortcut, and the logout. */
function useActions(): Command[] {
  const logout = useLogout();
  const isAdmin = useAppSelector(selectIsAdmin);
  const entries = useShortcutEntries();
  const actions = entries
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys }) => !OFFERED_OTHERWISE.includes(keys))
    .map(({ keys, does, run }) => ({
      id: `${keys} ${does}`,
      group: texts.actions,
      label: does,
      keys,
      run,
    }));
  if (!isAdmin) return actions;
  const leave = { id: 'logout', group: texts.actions, label: pageNames.logout };
  return [...actions, { ...leave, run: () => void logout() }];
}

const MAX_ORDERS = 5;

const selectList = ordersApi.endpoints.getOrders.select();

/**
 * Returns orders by a part of their number: those that this device remembers, those that an administrator has already
 * read, and the typed text itself if it may be a number.
 */
function useFoundOrders(query: string): Command[] {
  const navigate = useGuardedNavigate();
  const { recent } = useRecentOrders();
  const listed = useAppSelector((state) => selectList(state).data);
  const typed = query.trim();
  const part = typed.toLowerCase();

  const found = new Map<string, string>();
  const add = (orderNumber: string, detail = '') => {
    if (found.size < MAX_ORDERS && !found.has(orderNumber)) found.set(orderNumber, detail);
  };
  for (const { orderNumber } of recent) {
    if (orderNumber.toLowerCase().includes(part)) add(orderNumber, texts.seen);
  }
  // Nearly all of them contain any single letter.
  if (part.length > 1) {
    for (const orderNumber of listed ?? []) {
      if (found.size === MAX_ORDERS) break;
      if (orderNumber.toLowerCase().includes(part)) add(orderNumber);
    }
  }
  if (/^\S*\d\S*$/.test(typed)) {
    const isThere = [...found.keys()].some((orderNumber) => orderNumber.toLowerCase() === part);
    if (!isThere) found.set(typed, '');
  }
  return [...found].map(([orderNumber, detail]) => ({
    id: `order ${orderNumber}`,
    group: texts.orders,
    label: texts.openOrder(orderNumber),
    detail,
    run: () => navigate(pathTo(PATHS.order, { orderNumber })),
  }));
}

const MAX_PRODUCTS = 6;

/** Returns products by words of their title, from the catalogue, which is read if necessary. */
function useFoundProducts(query: string): { products: Command[] } & ProductRead {
  const navigate = useGuardedNavigate();
  const { matching, total, isLoading, isError } = useCatalogue({
    search: query,
    category: '',
    sorting: 'catalogo',
    minCents: null,
    maxCents: null,
  });
  const entities = useAppSelector((state) => state.entities);
  if (query.trim() === '') return { products: [], isReading: false, isFailed: false };
  const found = selectEntities({ entities }, 'products', matching.slice(0, MAX_PRODUCTS));
  return {
    products: found.map(({ id, title, priceCents }) => ({
      id: `product ${id}`,
      group: texts.products,
      label: title,
      detail: formatCents(priceCents),
      run: () => navigate(pathTo(PATHS.product, { id })),
    })),
    isReading: isLoading,
    isFailed: isError && total === 0,
  };
}
