import { readBody } from '../api/readBody';

/** What the page knows when it asks ahead. */
export type PrefetchConfig = {
  /** The backend's origin. */
  host: string;
  /** What every visit reads. */
  everywhere: string;
  /** What some pages read besides. */
  at: Record<string, string>;
  /** What administrators' pages read with the token, and no more than one tab at a time. */
  alone: Record<string, string>;
  /** The file that draws such a page ahead; it takes up what was asked. */
  drawing: Record<string, string>;
  /** The lock of the tab that asks ahead for such a read begins so. */
  lock: string;
  /** Which build this is; others' tabs do not tell it what they read. */
  version: string;
  /** How long the other tabs wait at most for what it brings, in milliseconds. */
  waitMs: number;
};

/** Where the session's token is kept. */
export const TOKEN_KEY = 'adminAuthToken';

/** Gives the stored token to make reads with; null where nobody is logged in. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null; // storage is blocked
  }
}

/**
 * Asks for the first reads of a page, those for administrators with this token. It stands in
 * index.html and runs before any file of ours has arrived. The promises are taken by
 * src/api/prefetchedResponses.ts, those of administrators only if the session can take the token up; a
 * failure is looked at there. Tells when what the page lists is asked for, and gives a copy of
 * that where somebody `willDraw` it ahead.
 */
export function prefetch(
  { host, everywhere, at, alone, lock, version, waitMs }: PrefetchConfig,
  token: string | null,
  willDraw: boolean,
  onListAsked: () => void,
): Promise<Response> | undefined {
  const reads: NonNullable<typeof globalThis.prefetchedResponses> =
    (globalThis.prefetchedResponses = {});
  const ask = (path: string, headers = {}) =>
    fetch(host + path, { credentials: 'include', headers });
  const askForList = (path: string, headers = {}) => {
    const answer = ask(path, headers);
    onListAsked();
    return answer;
  };
  // Their bodies are read at once: later everything waits for the first drawing.
  const keep = (path: string, answer: Promise<Response | undefined>) => {
    const reply = answer.then((response) => response && readBody(response));
    reads[host + path] = reply;
    reply.catch(() => {});
  };

  keep(everywhere, ask(everywhere));
  const forStaff = alone[location.pathname];
  if (forStaff !== undefined && token !== null) {
    const begin = () => askForList(forStaff, { BearerToken: token });
    keep(
      forStaff,
      'locks' in navigator
        ? unlessAnother(lock + forStaff, `/${version}/${forStaff}`, waitMs, begin)
        : begin(),
    );
  }
  const here = at[location.pathname];
  if (here === undefined) return undefined;
  const answer = askForList(here);
  const copy = willDraw ? answer.then((response) => response.clone()) : undefined;
  keep(here, answer);
  return copy;
}

// Twenty tabs that open together ask once: this one not while another does, or has the answer.
function unlessAnother(
  lock: string,
  turn: string,
  waitMs: number,
  begin: () => Promise<Response>,
): Promise<Response | undefined> {
  const isOfIt = ({ name = '' }) => /^(kept|read)\//.test(name) && name.endsWith(turn);
  return new Promise((give) => {
    const { locks } = navigator;
    locks
      .request(lock, { ifAvailable: true }, async (own) => {
        const { held = [], pending = [] } = await others;
        if (!own || [...held, ...pending].some(isOfIt)) return;
        give(begin());
        await new Promise<void>((told) => {
          globalThis.prefetchShared = told;
          setTimeout(told, waitMs);
        });
      })
      .finally(() => give(undefined))
      .catch(() => {});
    // Answered after the request, so as if asked behind it: one way there and back less.
    const others = locks.query();
  });
}
