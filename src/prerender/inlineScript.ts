import { boot } from '../api/boot';
import { prefetch, routeOf, storedToken, type PrefetchConfig } from './prefetch';
import { fillHomeTemplate } from './fillHomeTemplate';
import { firstPicturePaint } from './templates';

declare const PREFETCH_CONFIG: PrefetchConfig;

/** How long the app waits for the prerendered list of orders, in milliseconds. */
const PRERENDER_TIMEOUT_MS = 2_000;

/**
 * How long the app's files wait for the first picture, in milliseconds: on a slow network they would compete with it;
 * behind a slow backend they must not be late.
 */
const SCRIPTS_TIMEOUT_MS = 500;

// The whole file is index.html's one inline script.
const config = PREFETCH_CONFIG;
const token = storedToken();
const route = routeOf(location.pathname, config.routes);
const { isHome = false, isForAdmins = false, ignoresSearch = false, module } = route ?? {};
// A filter hidden from the address (`hooks/useFieldsInUrl.ts`) also filters the list.
const isPlain = ignoresSearch || (location.search === '' && !readHidden());
// The home page has more for administrators.
const isHomePrerendered = isHome && isPlain && token === null;
// For administrators the answer for a product or an order may differ.
const mayPrefetch = isHome || isForAdmins || token === null;
const firstRead = prefetch(config, mayPrefetch ? route : undefined, token, isHomePrerendered);
const mayPrerender = isPlain && (token !== null) === isForAdmins;
if (module !== undefined && mayPrerender) {
  const painted = import(module).then((file: { painted?: Promise<unknown> }) => file.painted);
  if (isForAdmins) boot.painted = within(PRERENDER_TIMEOUT_MS, painted);
  else loadScriptsAfter(painted);
}
if (firstRead) loadScriptsAfter(fillHomeTemplate(firstRead));

function loadScriptsAfter(painted: Promise<unknown>): void {
  boot.scriptsMayLoad = within(SCRIPTS_TIMEOUT_MS, painted.then(firstPicturePaint));
}

function within(timeoutMs: number, done: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([done, timeout]).catch(() => {});
}

function readHidden(): unknown {
  return (history.state as { usr?: { hidden?: unknown } | null } | null)?.usr?.hidden;
}
