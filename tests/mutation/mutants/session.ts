import type { Mutant } from '../mutant.ts';

const TOKEN = 'src/state/token.ts';
const STORAGE = 'src/store/sessionPersistence.ts';
const STORE_TESTS = ['tests/store/session.test.ts'];
const PAGE_TESTS = ['tests/flows/session.test.tsx'];
const RACES = ['tests/store/sessionRaces.test.ts', ...PAGE_TESTS];

/** The administrator's token: what is taken up, how it ends, and what ends with it. */
export const SESSION: readonly Mutant[] = [
  {
    name: 'a stored token is looked at before it is taken up',
    file: STORAGE,
    text: 'stored !== null && isUsable(stored, worldTime()) ? stored : null',
    by: 'stored',
    tests: STORE_TESTS,
  },
  {
    name: 'a token that cannot be used leaves the storage',
    file: STORAGE,
    text: 'if (token !== stored) void rawTokenStorage.removeItem(TOKEN_KEY);',
    by: '',
    tests: STORE_TESTS,
  },
  {
    name: 'the storage holds the raw token and nothing else',
    file: STORAGE,
    text: ': write(() => localStorage.setItem(key, token));',
    by: ': write(() => localStorage.setItem(key, JSON.stringify(token)));',
    tests: STORE_TESTS,
  },
  {
    name: 'what is no token by its signs is none',
    file: TOKEN,
    text: 'if (!WELL_FORMED.test(token)) return null;',
    by: '',
    tests: STORE_TESTS,
  },
  {
    name: 'an expired token is none',
    file: TOKEN,
    text: 'return expiry !== null && expiry > now;',
    by: 'return expiry !== null;',
    tests: STORE_TESTS,
  },
  {
    name: 'the session ends by a timer at the expiry',
    file: 'src/store/sessionExpiry.ts',
    text: 'else timer = setTimeout(watch, Math.min(left, LONGEST_TIMER_MS));',
    by: '',
    tests: PAGE_TESTS,
  },
  {
    name: 'an expiry beyond what timers count does not end the session at once',
    file: 'src/store/sessionExpiry.ts',
    text: 'Math.min(left, LONGEST_TIMER_MS)',
    by: 'left',
    tests: STORE_TESTS,
  },
  {
    name: 'a session that another tab ends, ends here',
    file: STORAGE,
    text: 'store.dispatch(token === null ? signedOut() : signedIn({ token, now: worldTime() }));',
    by: 'if (token !== null) store.dispatch(signedIn({ token, now: worldTime() }));',
    tests: PAGE_TESTS,
  },
  {
    name: 'a 401 ends the session',
    file: 'src/api/baseQuery.ts',
    text: 'if (isSessionOver(result.failure, request) && tokenOf(api) === token) api.dispatch(signedOut());',
    by: '',
    tests: ['tests/store/oldReads.test.ts', 'tests/tabs/newOrders.test.ts'],
  },
  {
    name: 'a 401 for an old token leaves the session of a new one alone',
    file: 'src/api/baseQuery.ts',
    text: ' && tokenOf(api) === token) api.dispatch',
    by: ') api.dispatch',
    tests: ['tests/store/oldReads.test.ts'],
  },
  {
    name: 'what was asked for in a session is not let in after its end',
    file: 'src/api/baseQuery.ts',
    text: "if (isLate && request.method === 'GET') return { error: { kind: 'aborted' } };",
    by: '',
    tests: RACES,
  },
  {
    name: 'nor is what a write brings that only administrators may see',
    file: 'src/api/baseQuery.ts',
    text: 'batch: isLate ? admitted(batch, known.entities) : batch',
    by: 'batch',
    tests: RACES,
  },
  {
    name: 'what waited for its turn beyond the session goes nowhere',
    file: 'src/api/readAndWrite.ts',
    text: "if (isOver(request, token, getState())) return { failure: { kind: 'aborted' } };",
    by: '',
    tests: RACES,
  },
  {
    name: 'the data of administrators leave the memory with the session',
    file: 'src/store/adminData.ts',
    text: 'if (token === null) forget(store);',
    by: 'if (token === null) return;',
    tests: [...PAGE_TESTS, ...STORE_TESTS],
  },
  {
    name: 'the logout holds though its call fails',
    file: 'src/queries/useLogout.ts',
    text: 'dispatch(signedOut());',
    by: 'if (!(await call).error) dispatch(signedOut());',
    tests: PAGE_TESTS,
  },
  {
    name: 'the logout leaves nothing half typed behind',
    file: 'src/queries/useLogout.ts',
    text: 'dispatch(draftsDropped());',
    by: '',
    tests: PAGE_TESTS,
  },
  {
    name: 'a login with a token of no use is none',
    file: 'src/queries/useLogin.ts',
    text: "if (!isUsable(reply.token, now)) return { as: 'nobody', text: access.wrongCredentials };",
    by: '',
    tests: ['tests/flows/access.test.tsx'],
  },
  {
    name: 'the login leads back to this site only',
    file: 'src/screens/access/returnPath.ts',
    text: "const isOurs = origin === location.origin && !pathname.startsWith('//');",
    by: 'const isOurs = true;',
    tests: ['tests/flows/returnPath.test.ts'],
  },
  {
    name: 'work in a form stays on screen when the session ends',
    file: 'src/queries/useAdminGate.ts',
    text: 'setIsKept(!isAdmin && hasWork);',
    by: 'setIsKept(false);',
    tests: ['tests/flows/insert-product.test.tsx', 'tests/flows/edit-product.test.tsx'],
  },
];
