import { draftsRestored, type DraftsState } from './draftsSlice';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { clearsPersonalData, selectPerson } from '../../session/sessionSlice';
import { readLastLogout } from '../../store/clearAfterSession';
import type { ShopStore } from '../../store/makeStore';
import { isRecord } from '../../domain/isRecord';

const DRAFTS_KEY = 'drafts';

const OWNER_KEY = 'draftsOf';

/** Drafts and their owner: a person's fingerprint, or null for a shopper. */
type OwnedDrafts = { person: string | null; forms: DraftsState };

/** The drafts in use, and those that wait for a person whose session has ended. */
type Drafts = { active: OwnedDrafts; aside: OwnedDrafts | null };

/** Stored together with the active drafts. */
type StoredOwner = { person: string | null; logout: string | null; aside: OwnedDrafts | null };

const NO_DRAFTS: DraftsState = {};

/**
 * Keeps drafts in this tab's session storage until they are sent or a logout clears them. When a session only expires,
 * the open page still shows its drafts; from the next page on they wait until the same person returns. Call it once the
 * store knows who is logged in. Not done by `persistSlice`, because the stored value depends on the person and the
 * page.
 */
export function persistDrafts(store: ShopStore): void {
  let drafts = assignDrafts(readDrafts(), selectPerson(store.getState()), true);
  writeDrafts(drafts);
  if (!isEmpty(drafts.active.forms)) store.dispatch(draftsRestored(drafts.active.forms));

  store.startListening({
    predicate: (action, state, previous) =>
      state.drafts !== previous.drafts ||
      state.pageState.path !== previous.pageState.path ||
      state.session.token !== previous.session.token ||
      clearsPersonalData(action),
    effect: (action, { getState, getOriginalState }) => {
      const state = getState();
      const isLogout = clearsPersonalData(action);
      const isOtherPage = state.pageState.path !== getOriginalState().pageState.path;
      const person = selectPerson(state);
      const active = { person: isLogout ? person : drafts.active.person, forms: state.drafts };
      drafts = assignDrafts({ active, aside: isLogout ? null : drafts.aside }, person, isOtherPage);
      writeDrafts(drafts);
      if (drafts.active.forms !== state.drafts) {
        store.dispatch(draftsRestored(drafts.active.forms));
      }
    },
  });
}

/** Returns the drafts for the person logged in now (null: without a session), and those that wait. */
function assignDrafts(
  { active, aside }: Drafts,
  person: string | null,
  isOtherPage: boolean,
): Drafts {
  if (person !== null) {
    const isOwn = active.person === null || active.person === person;
    const own = isOwn ? active.forms : NO_DRAFTS;
    const forms = aside?.person === person ? { ...aside.forms, ...own } : own;
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

// Returns no drafts if storage is blocked or unreadable, or after a logout in another tab.
function readDrafts(): Drafts {
  const { person = null, logout = null, aside } = readObject(OWNER_KEY) as Partial<StoredOwner>;
  if (logout !== readLastLogout())
    return { active: { person: null, forms: NO_DRAFTS }, aside: null };
  const forms = readObject(DRAFTS_KEY) as DraftsState;
  return { active: { person, forms }, aside: aside ?? null };
}

function readObject(key: string): object {
  const value = parseStored(readStored('sessionStorage', key));
  return isRecord(value) ? value : {};
}

function writeDrafts({ active: { person, forms }, aside }: Drafts): void {
  const isNothing = isEmpty(forms) && aside === null;
  const owner: StoredOwner = { person, logout: readLastLogout(), aside };
  // Drafts are not stored without their owner.
  const isOwned = writeStored(
    'sessionStorage',
    OWNER_KEY,
    isNothing ? null : JSON.stringify(owner),
  );
  if (isOwned) writeStored('sessionStorage', DRAFTS_KEY, isNothing ? null : JSON.stringify(forms));
}
