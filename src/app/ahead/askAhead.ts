import { readWhole } from '../../api/readWhole';

/** What the page knows when it asks ahead. */
export type Ahead = {
  /** The backend's origin. */
  host: string;
  /** What every visit reads. */
  everywhere: string;
  /** What some pages read besides. */
  at: Record<string, string>;
  /** What administrators' pages read with the token, and no more than one tab at a time. */
  alone: Record<string, string>;
  /** The lock of the tab that asks ahead for such a read begins so. */
  lock: string;
  /** How long the other tabs wait at most for what it brings, in milliseconds. */
  tellWithin: number;
};

/**
 * Asks for the first reads of a page. It stands in index.html and runs before any file of ours
 * has arrived. The promises are taken by src/api/earlyReads.ts, that with the token only if the
 * session can take the token up; a failure is looked at there. Gives a copy of what the page
 * itself shows where somebody `willDraw` it ahead.
 */
export function askAhead(
  { host, everywhere, at, alone, lock, tellWithin }: Ahead,
  willDraw: boolean,
) {
  const page = location.pathname;
  const reads: NonNullable<typeof globalThis.earlyReads> = (globalThis.earlyReads = {});
  const ask = (path: string, headers = {}) =>
    fetch(host + path, { credentials: 'include', headers });
  // Their bodies are read at once: later everything waits for the first drawing.
  const keep = (path: string, answer: Promise<Response | undefined>) => {
    const reply = answer.then((response) => response && readWhole(response));
    reads[host + path] = reply;
    reply.catch(() => {});
  };

  // Twenty tabs that open together ask once: this one not while another does, or has the answer.
  const askAlone = (path: string, headers: object) =>
    new Promise<Response | undefined>((give) => {
      const isOfIt = ({ name = '' }) => /^(kept|read)\//.test(name) && name.endsWith(path);
      navigator.locks
        .request(lock + path, { ifAvailable: true }, async (own) => {
          const { held = [], pending = [] } = await navigator.locks.query();
          if (!own || [...held, ...pending].some(isOfIt)) return;
          give(ask(path, headers));
          await new Promise<void>((told) => {
            globalThis.earlyReadTold = told;
            setTimeout(told, tellWithin);
          });
        })
        .finally(() => give(undefined))
        .catch(() => {});
    });

  const askForStaff = (path: string) => {
    try {
      const token = localStorage.getItem('adminAuthToken');
      if (token === null) return;
      const headers = { BearerToken: token };
      keep(path, 'locks' in navigator ? askAlone(path, headers) : ask(path, headers));
    } catch {
      // storage is blocked: nobody is logged in
    }
  };

  keep(everywhere, ask(everywhere));
  const forStaff = alone[page];
  if (forStaff !== undefined) askForStaff(forStaff);
  const here = at[page];
  if (here === undefined) return undefined;
  const answer = ask(here);
  const copy = willDraw ? answer.then((response) => response.clone()) : undefined;
  keep(here, answer);
  return copy;
}
