import { draftsRestored, type DraftsState } from './draftsSlice';
import { selectLogouts } from '../../session/logoutsSlice';
import { selectPerson } from '../../session/sessionSlice';
import { logoutMark } from '../../store/logoutMark';
import type { ShopStore } from '../../store/makeStore';

const KEY = 'drafts';

/** Whose the drafts are, beside them. */
const OWNER_KEY = 'draftsOf';

/** What was typed by somebody; `person` is a fingerprint, null a shopper. */
type Owned = { person: string | null; forms: DraftsState };

/** What forms show, and what waits for a person whose session has ended. */
type Kept = { shown: Owned; aside: Owned | null };

const NOTHING: DraftsState = {};

/**
 * Keeps drafts in this tab's session storage, until they are sent or somebody logs out. When a
 * session merely ends, the page that is open still shows what was typed; from the next page on it
 * waits until the same person is back. Called when the store knows who is logged in.
 */
export function keepDrafts(store: ShopStore): void {
  let person = selectPerson(store.getState());
  let kept = releaseResponse(read(), person, true);
  write(kept);
  if (!isEmpty(kept.shown.forms)) store.dispatch(draftsRestored(kept.shown.forms));
  let state = store.getState();

  store.subscribe(() => {
    const before = state;
    state = store.getState();
    const isLogout = selectLogouts(state) !== selectLogouts(before);
    const isSameSession = state.session.token === before.session.token;
    if (state.drafts === before.drafts && state.pageState.path === before.pageState.path) {
      if (isSameSession && !isLogout) return;
    }
    if (!isSameSession) person = selectPerson(state);
    const shown = { person: isLogout ? person : kept.shown.person, forms: state.drafts };
    const isOtherPage = state.pageState.path !== before.pageState.path;
    kept = releaseResponse({ shown, aside: isLogout ? null : kept.aside }, person, isOtherPage);
    write(kept);
    if (kept.shown.forms !== state.drafts) store.dispatch(draftsRestored(kept.shown.forms));
  });
}

/** Returns what is shown to who is logged in now (null: nobody), and what still waits. */
function releaseResponse(
  { shown, aside }: Kept,
  person: string | null,
  isOtherPage: boolean,
): Kept {
  if (person !== null) {
    const isOwn = shown.person === null || shown.person === person;
    const mine = isOwn ? shown.forms : NOTHING;
    const forms = aside?.person === person ? { ...aside.forms, ...mine } : mine;
    return { shown: { person, forms }, aside: null };
  }
  if (shown.person === null || !isOtherPage) return { shown, aside };
  return { shown: { person: null, forms: NOTHING }, aside: isEmpty(shown.forms) ? null : shown };
}

function isEmpty(forms: DraftsState): boolean {
  return Object.keys(forms).length === 0;
}

// Nothing where storage is blocked or unreadable, or where somebody has logged out since.
function read(): Kept {
  const { person = null, logout = null, aside } = parsed(OWNER_KEY) as Partial<Stored>;
  if (logout !== logoutMark()) return { shown: { person: null, forms: NOTHING }, aside: null };
  return { shown: { person, forms: parsed(KEY) as DraftsState }, aside: aside ?? null };
}

type Stored = { person: string | null; logout: string | null; aside: Owned | null };

function parsed(key: string): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

function write({ shown: { person, forms }, aside }: Kept): void {
  try {
    if (isEmpty(forms) && aside === null) {
      sessionStorage.removeItem(KEY);
      sessionStorage.removeItem(OWNER_KEY);
      return;
    }
    const owner: Stored = { person, logout: logoutMark(), aside };
    sessionStorage.setItem(OWNER_KEY, JSON.stringify(owner));
    sessionStorage.setItem(KEY, JSON.stringify(forms));
  } catch {
    // blocked or full: drafts live as long as the page
  }
}
