import { formatDateTime } from '../domain/dates';
import { formatCents } from '../domain/money';
import { prefetch, storedToken, type PrefetchConfig } from './prefetch';
import { fillHomeTemplate } from './fillHomeTemplate';

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
// An address with filters lists something else; the home page has more for administrators.
const isWholeList = location.search === '';
const list = config.lists[location.pathname];
const catalogue = prefetch(config, list, token, isWholeList && token === null, () => {
  // A browser's first amount and time take long: format them while the response is on its way.
  setTimeout(prepareFormats);
});
if (isWholeList && token !== null && list?.module !== undefined) {
  const painted = import(list.module).then(
    (module: { painted?: Promise<unknown> }) => module.painted,
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, MODULE_TIMEOUT_MS));
  globalThis.prerenderPainted = Promise.race([painted, timeout]).catch(() => {});
}
// A failure is for the application to show.
if (catalogue) fillHomeTemplate(catalogue).catch(() => {});

function prepareFormats(): void {
  formatCents(0);
  (0).toLocaleString('it-IT');
  if (list?.isForAdmins) formatDateTime(0);
}
