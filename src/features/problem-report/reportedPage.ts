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

/** The kinds of reports: problems by how they were caught, what a user writes, and how fast a visit was. */
export type Kind = 'uncaught' | 'rejection' | 'boundary' | 'policy' | 'call' | 'person' | 'vitals';

export type ReportedPage = {
  /** Null if the store could not be created. */
  state: RootState | null;
  browserEnvironment: BrowserEnvironment;
  moments: KeptMoment[];
};

/** Returns the present page, unaffected by later changes. */
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

/** Returns the fields of all events; none of them identifies a person or a browser. */
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
