import { now } from '../domain/clock';
import type { RootState } from '../store/rootReducer';
import { exportState } from './exportState';
import type { Snapshot } from './format';
import { Redactor } from './redactor';
import { redactRoute, searchedOrders } from './redactRoute';
import { FORMAT, VERSION } from './version';

/** Where and how a page is looked at. */
export type BrowserEnvironment = Pick<Snapshot, 'locale' | 'timezone' | 'route' | 'viewport'>;

/**
 * The page as it is now, without anything secret or personal. With one redactor for several
 * snapshots the same person has the same pseudonym in all of them.
 */
export function takeSnapshot(
  state: RootState,
  browserEnvironment: BrowserEnvironment,
  redactor = new Redactor(),
): Snapshot {
  const { locale, timezone, route, viewport } = browserEnvironment;
  redactor.learn(state.entities);
  redactor.setSearch(searchedOrders(route));
  return {
    format: FORMAT,
    version: VERSION,
    takenAt: new Date(now()).toISOString(),
    locale,
    timezone,
    viewport,
    state: exportState(state, redactor),
    // After the state, so that who is named in both has one pseudonym.
    route: redactRoute(route, redactor),
  };
}

let pretended: (() => BrowserEnvironment) | null = null;

/** Has a replayed page be looked at as it was when it was taken; null ends that. */
export function overrideBrowserEnvironment(
  browserEnvironment: (() => BrowserEnvironment) | null,
): void {
  pretended = browserEnvironment;
}

/** How this browser looks at the page now. */
export function currentBrowserEnvironment(): BrowserEnvironment {
  if (pretended) return pretended();
  return {
    locale: navigator.language,
    timezone: new Intl.DateTimeFormat('it-IT').resolvedOptions().timeZone,
    route: location.pathname + location.search,
    viewport: {
      width: innerWidth,
      height: innerHeight,
      pixelRatio: devicePixelRatio,
      scrollX: Math.round(scrollX),
      scrollY: Math.round(scrollY),
      colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
  };
}
