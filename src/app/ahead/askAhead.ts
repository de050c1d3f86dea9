type EarlyReads = NonNullable<typeof globalThis.earlyReads>;

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
 * session can take the token up; a failure is looked at there. Gives them, by address.
 */
export function askAhead({ host, everywhere, at, alone, lock, tellWithin }: Ahead): EarlyReads {
  const page = location.pathname;
  const reads: EarlyReads = (globalThis.earlyReads = {});
  const ask = (path: string, headers = {}) =>
    fetch(host + path, { credentials: 'include', headers });
  const keep = (path: string, answer: Promise<Response | undefined>) => {
    reads[host + path] = answer;
    answer.catch(() => {});
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

  keep(everywhere, ask(everywhere));
  const here = at[page];
  if (here !== undefined) keep(here, ask(here));
  const forStaff = alone[page];
  if (forStaff === undefined) return reads;
  try {
    const token = localStorage.getItem('adminAuthToken');
    const headers = { BearerToken: token ?? '' };
    if (token === null) return reads;
    keep(forStaff, 'locks' in navigator ? askAlone(forStaff, headers) : ask(forStaff, headers));
  } catch {
    // storage is blocked: nobody is logged in
  }
  return reads;
}
