import { readBody } from '../api/readBody';
import { realNow } from '../domain/clock';

/** What index.html knows of the first reads of each page; written in by the build. */
export type PrefetchConfig = {
  apiHost: string;
  /** The call that every page begins with. */
  everyPage: string;
  routes: PrefetchedRoute[];
  /** Begins the name of the lock of the tab that prefetches for administrators; the call follows. */
  lockPrefix: string;
  /** Tabs of another build are not told what was read. */
  version: string;
  /** How long other tabs wait for the response, in milliseconds. */
  waitMs: number;
};

type PrefetchedRoute = {
  /** Matches the route's path, with a group for each parameter. */
  pattern: string;
  /** The calls, with $1 for the first parameter. */
  reads: string[];
  isHome?: boolean;
  /** Read with the token, and by one tab at a time. */
  isForAdmins?: boolean;
  /** Shows the same whatever the address's search. */
  ignoresSearch?: boolean;
  /** The address of the file that prerenders the page. */
  module?: string;
};

/** The key of the session's token in localStorage. */
export const TOKEN_KEY = 'adminAuthToken';

/** Returns the stored token; null without a session. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null; // storage is blocked
  }
}

/**
 * Returns the route of a path, with the calls of its reads; undefined where nothing is read before
 * the application is there.
 */
export function routeOf(pathname: string, routes: PrefetchedRoute[]): PrefetchedRoute | undefined {
  const route = routes.find(({ pattern }) => RegExp(pattern).test(pathname));
  return (
    route && {
      ...route,
      reads: route.reads.map((call) => pathname.replace(RegExp(route.pattern), call)),
    }
  );
}

/**
 * Requests what the page reads first, before any file of the application has arrived; the
 * promises are left for `api/prefetchedResponses`, which also handles their failures. Calls
 * `onRequested` when the request for the page's own first read is sent. Returns a copy of its
 * response where the page `needsCopy`.
 */
export function prefetch(
  { apiHost, everyPage, ...sharing }: PrefetchConfig,
  route: PrefetchedRoute | undefined,
  token: string | null,
  needsCopy: boolean,
  onRequested: () => void,
): Promise<Response> | undefined {
  const responses: NonNullable<typeof globalThis.prefetchedResponses> =
    (globalThis.prefetchedResponses = {});
  const send = (call: string, headers = {}) =>
    fetch(apiHost + call, { credentials: 'include', headers });
  // Bodies are read at once: later everything waits for the first rendering.
  const keep = (call: string, response: Promise<Response | undefined>) => {
    const requestedAt = realNow();
    const reply = response.then(
      async (received) => received && { ...(await readBody(received)), requestedAt },
    );
    responses[apiHost + call] = Object.assign(reply, { begun: response });
    reply.catch(() => {});
  };

  keep(everyPage, send(everyPage));
  const [first, ...others] = route?.reads ?? [];
  if (!route || first === undefined) return undefined;
  if (route.isForAdmins) {
    const request = () => {
      const response = send(first, { BearerToken: token });
      onRequested();
      return response;
    };
    if (token !== null)
      keep(first, 'locks' in navigator ? unlessAnotherTab(sharing, first, request) : request());
    return undefined;
  }
  const response = send(first);
  onRequested();
  const copy = needsCopy ? response.then((received) => received.clone()) : undefined;
  keep(first, response);
  for (const call of others) keep(call, send(call));
  return copy;
}

// Of twenty tabs that open together one asks: the others not while it does, or has the response.
function unlessAnotherTab(
  { lockPrefix, version, waitMs }: Pick<PrefetchConfig, 'lockPrefix' | 'version' | 'waitMs'>,
  call: string,
  request: () => Promise<Response>,
): Promise<Response | undefined> {
  const suffix = `/${version}/${call}`;
  const isForCall = ({ name = '' }) => /^(kept|read)\//.test(name) && name.endsWith(suffix);
  return new Promise((resolve) => {
    const { locks } = navigator;
    locks
      .request(lockPrefix + call, { ifAvailable: true }, async (lock) => {
        const { held = [], pending = [] } = await snapshot;
        if (!lock || [...held, ...pending].some(isForCall)) return;
        resolve(request());
        await new Promise<void>((release) => {
          globalThis.prefetchShared = release;
          setTimeout(release, waitMs);
        });
      })
      .finally(() => resolve(undefined))
      .catch(() => {});
    // Processed after the request though sent with it, which saves one way there and back.
    const snapshot = locks.query();
  });
}
