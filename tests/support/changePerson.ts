import { act } from '@testing-library/react';
import { issueToken } from '#mocks/backend/tokens';
import { loggedOut, signedIn } from '#src/session/sessionSlice';
import type { ShopStore } from '#src/store/makeStore';

/** Logs out, then logs in another administrator, or the same one again. */
export async function changePerson(store: ShopStore, admin = '2'): Promise<void> {
  const token = await issueToken(admin, new Date());
  act(() => void store.dispatch(loggedOut()));
  act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
}
