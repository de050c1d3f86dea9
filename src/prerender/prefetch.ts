import { readBody } from '../api/readBody';

/** What index.html knows of the first reads of each page; written in by the build. */
export type PrefetchConfig = {
  apiHost: string;
  /** The call that every page begins with. */
  everyPage: string;
  /** What some pages list, by their path. */
  lists: Record<string, PrefetchedList>;
  /** Begins the name of the lock of the tab that prefetches for administrators; the call follows. */
  lockPrefix: string;
  /** Tabs of another build are not told what was read. */
  version: string;
  /** How long other tabs wait for the response, in milliseconds. */
  waitMs: number;
};

type PrefetchedList = {
  call: string;
  /** Is read with the token, and by one tab at a time. */
  isForAdmins?: boolean;
  /** The file that prerenders the page for administrators. */
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
 * Requests what the page reads first, before any file of the application has arrived; the
 * promises are left for `api/prefetchedResponses`, which also handles their failures. Calls
 * `onListRequested` when the request for the page's `list` is sent. Returns a copy of the
 * catalogue's response where the page `isPrerendered` from it.
 */
export function prefetch(
  { apiHost, everyPage, ...sharing }: PrefetchConfig,
  list: PrefetchedList | undefined,
  token: string | null,
  isPrerendered: boolean,
  onListRequested: () => void,
): Promise<Response> | undefined {
  const responses: NonNullable<typeof globalThis.prefetchedResponses> =
    (globalThis.prefetchedResponses = {});
  const send = (call: string, headers = {}) =>
    fetch(apiHost + call, { credentials: 'include', headers });
  // Bodies are read at once: later everything waits for the first rendering.
  const keep = (call: string, response: Promise<Response | undefined>) => {
    const reply = response.then((received) => received && readBody(received));
    responses[apiHost + call] = reply;
    reply.catch(() => {});
  };

  keep(everyPage, send(everyPage));
  if (!list) return undefined;
  const { call, isForAdmins } = list;
  const sendForList = (headers = {}) => {
    const response = send(call, headers);
    onListRequested();
    return response;
  };
  if (!isForAdmins) {
    const response = sendForList();
    const copy = isPrerendered ? response.then((received) => received.clone()) : undefined;
    keep(call, response);
    return copy;
  }
  if (token !== null) {
    const request = () => sendForList({ BearerToken: token });
    keep(call, 'locks' in navigator ? unlessAnotherTab(sharing, call, request) : request());
  }
  return undefined;
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
