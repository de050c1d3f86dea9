import { formatDateTime } from '../domain/dates';
import { formatCents } from '../domain/money';
import { prefetch, routeOf, storedToken, type PrefetchConfig } from './prefetch';
import { fillHomeTemplate } from './fillHomeTemplate';
import { preloadPicture } from './preloadPicture';

declare const PREFETCH_CONFIG: PrefetchConfig;

/** How long the application waits for the file that prerenders a page, in milliseconds. */
const MODULE_TIMEOUT_MS = 2_000;

declare global {
  // The application starts after it: starting takes as long as all rendering before.
  var prerenderPainted: Promise<unknown> | undefined;
}

// The whole file is the one inline script of index.html.
const config = PREFETCH_CONFIG;
const token = storedToken();
const route = routeOf(location.pathname, config.routes);
const { isHome = false, isForAdmins = false, beginsWithPicture = false, module } = route ?? {};
// An address with filters lists something else; the home page has more for administrators.
const isWholeList = location.search === '';
const isHomePrerendered = isHome && isWholeList && token === null;
// To administrators a product or an order may be answered otherwise.
const isAsked = isHome || isForAdmins || token === null;
const needsCopy = isHomePrerendered || beginsWithPicture;
const copy = prefetch(config, isAsked ? route : undefined, token, needsCopy, () => {
  // A browser's first amount and time take long: format them while the response is on its way.
  setTimeout(prepareFormats);
});
if (module !== undefined && (isForAdmins ? isWholeList && token !== null : token === null)) {
  const painted = import(module).then((file: { painted?: Promise<unknown> }) => file.painted);
  const timeout = new Promise((resolve) => setTimeout(resolve, MODULE_TIMEOUT_MS));
  globalThis.prerenderPainted = Promise.race([painted, timeout]).catch(() => {});
}
// A failure is for the application to show.
if (copy) (isHomePrerendered ? fillHomeTemplate(copy) : preloadPicture(copy)).catch(() => {});

function prepareFormats(): void {
  formatCents(0);
  (0).toLocaleString('it-IT');
  if (isForAdmins) formatDateTime(0);
}
