import { isNetworkBlocked } from '../../api/networkBlock';
import { fingerprint } from '../../domain/fingerprint';

/** How a link's call ended, in words. */
export type LinkOutcome = {
  kind: 'success' | 'error';
  text: string;
  /** More to say of a failure: what it means, or why in the backend's own words. */
  more?: string | undefined;
};

const KEY = 'doneLinks';

/** So many links are remembered, those that were followed last. */
const MAX_LINKS = 50;

const underWay = new Map<string, Promise<LinkOutcome>>();

/**
 * Makes a link's call unless it is under way already: a second rendering, or a way back to
 * the page, shares the first one's outcome. What is done is remembered in this tab.
 */
export function callOnce(link: string, call: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  // A replayed page goes on waiting, as it did when it was taken.
  if (isNetworkBlocked()) return new Promise(() => undefined);
  const running = underWay.get(link);
  if (running) return running;
  const started = call()
    .then((outcome) => {
      if (outcome.kind === 'success') remember(link, outcome.text);
      return outcome;
    })
    .finally(() => underWay.delete(link));
  underWay.set(link, started);
  return started;
}

/** What a link's call brought when it was made in this tab; null when it is still to be made. */
export function findRememberedOutcome(link: string): LinkOutcome | null {
  const text = isNetworkBlocked() ? undefined : stored()[fingerprint(link)];
  return typeof text === 'string' ? { kind: 'success', text } : null;
}

// A link holds a code or an address: only its fingerprint is kept.
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
