import { isNetworkBlocked } from '../../api/networkBlock';
import { fingerprint } from '../../domain/fingerprint';

/** The result of a link's call as shown to the person. */
export type LinkOutcome = {
  kind: 'success' | 'error';
  text: string;
  /** A second sentence about a failure: its consequence, or the backend's reason. */
  more?: string | undefined;
};

const KEY = 'doneLinks';

/** The oldest remembered links beyond this number are forgotten. */
const MAX_LINKS = 50;

const pendingCalls = new Map<string, Promise<LinkOutcome>>();

/**
 * Makes a link's call unless it is pending already: a second render, or coming back to the page,
 * shares the first call's outcome. A success is remembered in this tab.
 */
export function callOnce(link: string, call: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  // A replayed page goes on waiting, as it did in the snapshot.
  if (isNetworkBlocked()) return new Promise(() => undefined);
  const running = pendingCalls.get(link);
  if (running) return running;
  const started = call()
    .then((outcome) => {
      if (outcome.kind === 'success') remember(link, outcome.text);
      return outcome;
    })
    .finally(() => pendingCalls.delete(link));
  pendingCalls.set(link, started);
  return started;
}

/** Returns the outcome of a link's call that succeeded in this tab before; else null. */
export function findRememberedOutcome(link: string): LinkOutcome | null {
  const text = isNetworkBlocked() ? undefined : stored()[fingerprint(link)];
  return typeof text === 'string' ? { kind: 'success', text } : null;
}

// A link holds a code or an address: only its fingerprint is stored.
function remember(link: string, text: string): void {
  try {
    const { [fingerprint(link)]: _, ...others } = stored();
    const done = [...Object.entries(others), [fingerprint(link), text]].slice(-MAX_LINKS);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(done)));
  } catch {
    // blocked or full: a reload makes the call again
  }
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
