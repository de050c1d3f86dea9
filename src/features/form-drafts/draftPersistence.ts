import { draftsRestored, type DraftsState } from './draftsSlice';
import { selectLogouts } from '../../session/logoutsSlice';
import { selectPerson } from '../../session/sessionSlice';
import { logoutMark } from '../../store/logoutMark';
import type { ShopStore } from '../../store/makeStore';

const KEY = 'drafts';

/** Names whose drafts they are. */
const OWNER_KEY = 'draftsOf';

/** Drafts and whose they are: a person's fingerprint, or null for a shopper. */
type OwnedDrafts = { person: string | null; forms: DraftsState };

/** The drafts that forms use, and those that wait for a person whose session has ended. */
type StoredDrafts = { active: OwnedDrafts; aside: OwnedDrafts | null };

const NO_DRAFTS: DraftsState = {};

/**
 * Keeps drafts in this tab's session storage until they are sent or a logout clears them. When a
 * session only expires, the open page still shows its drafts; from the next page on they wait
 * until the same person is back. Call it once the store knows who is logged in.
 */
export function keepDrafts(store: ShopStore): void {
  let person = selectPerson(store.getState());
  let drafts = assignDrafts(read(), person, true);
  write(drafts);
  if (!isEmpty(drafts.active.forms)) store.dispatch(draftsRestored(drafts.active.forms));
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
    const active = { person: isLogout ? person : drafts.active.person, forms: state.drafts };
    const isOtherPage = state.pageState.path !== before.pageState.path;
    drafts = assignDrafts({ active, aside: isLogout ? null : drafts.aside }, person, isOtherPage);
    write(drafts);
    if (drafts.active.forms !== state.drafts) store.dispatch(draftsRestored(drafts.active.forms));
  });
}

/** Returns the drafts for the person logged in now (null: without a session), and those that wait. */
function assignDrafts(
  { active, aside }: StoredDrafts,
  person: string | null,
  isOtherPage: boolean,
): StoredDrafts {
  if (person !== null) {
    const isOwn = active.person === null || active.person === person;
    const mine = isOwn ? active.forms : NO_DRAFTS;
    const forms = aside?.person === person ? { ...aside.forms, ...mine } : mine;
    return { active: { person, forms }, aside: null };
  }
  if (active.person === null || !isOtherPage) return { active, aside };
  return {
    active: { person: null, forms: NO_DRAFTS },
    aside: isEmpty(active.forms) ? null : active,
  };
}

function isEmpty(forms: DraftsState): boolean {
  return Object.keys(forms).length === 0;
}

// No drafts where storage is blocked or unreadable, or after a logout in another tab.
function read(): StoredDrafts {
  const { person = null, logout = null, aside } = parseStored(OWNER_KEY) as Partial<StoredOwner>;
  if (logout !== logoutMark()) return { active: { person: null, forms: NO_DRAFTS }, aside: null };
  return { active: { person, forms: parseStored(KEY) as DraftsState }, aside: aside ?? null };
}

type StoredOwner = { person: string | null; logout: string | null; aside: OwnedDrafts | null };

function parseStored(key: string): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

function write({ active: { person, forms }, aside }: StoredDrafts): void {
  try {
    if (isEmpty(forms) && aside === null) {
      sessionStorage.removeItem(KEY);
      sessionStorage.removeItem(OWNER_KEY);
      return;
    }
    const owner: StoredOwner = { person, logout: logoutMark(), aside };
    sessionStorage.setItem(OWNER_KEY, JSON.stringify(owner));
    sessionStorage.setItem(KEY, JSON.stringify(forms));
  } catch {
    // blocked or full: drafts live as long as the page
  }
}
