import { boot } from '../api/boot';
import { readBody } from '../api/readBody';
import { routeParameter } from '../config/routeParameter';
import { TOKEN_KEY } from '../domain/browserStorage';
import { realNow } from '../domain/clock';

/** index.html's table of the first reads of each page; inserted by the build. */
export type PrefetchConfig = {
  apiHost: string;
  /** The call with which every page begins. */
  everyPage: string;
  routes: PrefetchedRoute[];
  /** The prefix of the name of the administrators' prefetching lock; the call follows. */
  lockPrefix: string;
  /** Responses are not shared with tabs of another build. */
  version: string;
  /** How long other tabs wait for the response, in milliseconds. */
  waitMs: number;
};

type PrefetchedRoute = {
  path: string;
  /** The calls, with the path's parameter. */
  reads: readonly string[];
  isHome?: boolean;
  /** Read with the token, by one tab at a time. */
  isForAdmins?: boolean;
  /** Whether the page is the same for any search in the address. */
  ignoresSearch?: boolean;
  /** The address of the file that prerenders the page. */
  module?: string;
};

/** Returns the stored token; null without a session. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null; // storage is blocked
  }
}

/** Returns the route of a path, with its calls; undefined if nothing is read before the app starts. */
export function routeOf(pathname: string, routes: PrefetchedRoute[]): PrefetchedRoute | undefined {
  for (const route of routes) {
    const parameter = routeParameter(route.path, pathname);
    if (parameter === null) continue;
    return { ...route, reads: route.reads.map((call) => call.replace(/:\w+/, parameter)) };
  }
  return undefined;
}

/**
 * Sends the page's first requests before any file of the app has arrived; `api/prefetchedResponses` uses the promises
 * and handles their failures. Returns a copy of the response to the page's own first request if the page `needsCopy`.
 */
export function prefetch(
  { apiHost, everyPage, ...sharing }: PrefetchConfig,
  route: PrefetchedRoute | undefined,
  token: string | null,
  needsCopy: boolean,
): Promise<Response> | undefined {
  const responses: NonNullable<typeof boot.responses> = (boot.responses = {});
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
    const request = () => send(first, { BearerToken: token });
    if (token !== null && isUnexpired(token))
      keep(first, 'locks' in navigator ? unlessAnotherTab(sharing, first, request) : request());
    return undefined;
  }
  const response = send(first);
  const copy = needsCopy ? response.then((received) => received.clone()) : undefined;
  keep(first, response);
  for (const call of others) keep(call, send(call));
  return copy;
}

// Only roughly what `session/token.ts` checks, whose library would weigh on every page.
function isUnexpired(token: string): boolean {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown;
    };
    return typeof exp === 'number' && exp * 1000 > realNow();
  } catch {
    return false;
  }
}

// Of twenty tabs opened together only one asks; the others do not while it is asking or holds the response.
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
          boot.releaseWaiters = release;
          setTimeout(release, waitMs);
        });
      })
      .finally(() => resolve(undefined))
      .catch(() => {});
    // Processed after the request although sent with it, which saves a round trip.
    const snapshot = locks.query();
  });
}
