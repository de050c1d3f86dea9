import type { Event } from '@sentry/browser';
import { matchPath } from 'react-router';
import { PATHS } from '../../config/paths';
import { now } from '../../domain/clock';
import {
  currentBrowserEnvironment,
  type BrowserEnvironment,
} from '../../snapshots/browserEnvironment';
import { keptMoments, type KeptMoment } from '../../snapshots/lastMinute';
import type { RootState } from '../../store/rootReducer';
import type { Kind } from './problem';

/** A page as it is when there is something to report. */
export type ReportedPage = {
  /** Null where the store could not be made. */
  state: RootState | null;
  browserEnvironment: BrowserEnvironment;
  moments: KeptMoment[];
};

/** Returns the page as it is now; it stays so, whatever happens next. */
export function pageNow(store: { getState: () => RootState } | null): ReportedPage {
  return {
    state: store?.getState() ?? null,
    browserEnvironment: currentBrowserEnvironment(),
    moments: keptMoments(),
  };
}

/** Returns the pattern of a route (path and search), such as /product/:id; '*' for an unknown one. */
export function routePattern(route: string): string {
  const [pathname = ''] = route.split(/[?#]/);
  return Object.values(PATHS).find((pattern) => matchPath(pattern, pathname)) ?? '*';
}

/** Returns what all events have; nothing in it tells a person or a browser from another. */
export function eventOfRoute(kind: Kind, route: string): Event {
  const pattern = routePattern(route);
  return {
    event_id: randomHex(16),
    timestamp: now() / 1000,
    platform: 'javascript',
    environment: import.meta.env.MODE,
    release: import.meta.env.VITE_BUILD,
    transaction: pattern,
    tags: { route: pattern, kind },
  };
}

/** Returns random bytes as hexadecimal text. */
export function randomHex(bytes: number): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(bytes))];
  return digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
