import { accessApi } from '../../api/access';
import { realNow } from '../../domain/clock';
import { reasonOf } from '../../domain/failureReason';
import type { Failure } from '../../domain/types';
import { signedIn } from '../../session/sessionSlice';
import { isUsable } from '../../session/token';
import { useAppDispatch } from '../../store/hooks';
import { access, CUSTOMER_SUCCESS } from './login.texts';

type Credentials = { email: string; password: string };

/** A login's result, the text to show and whether it is the backend's; after a refusal also the backend's reason. */
type LoginOutcome = {
  as: 'admin' | 'customer' | 'none';
  text: string;
  isForeign?: true;
  reason?: string | null;
};

/**
 * Logs in: administrators get a token, which begins their session, customers a text with 'successo' (spec section 7).
 * An unusable token is ignored: then the text decides.
 */
export function useLogin(): (credentials: Credentials) => Promise<LoginOutcome> {
  const dispatch = useAppDispatch();
  const [send] = accessApi.useLoginMutation();
  return async (credentials) => {
    const { data: reply, error } = await send(credentials);
    const now = realNow();
    if (reply === undefined) {
      return { as: 'none', text: access.loginFailed, reason: reasonOf(error as Failure) };
    }
    const { token, text } = reply;
    if (token !== null && isUsable(token, now)) {
      dispatch(signedIn({ token, now }));
      return { as: 'admin', text: access.adminSignedIn };
    }
    if (text.includes(CUSTOMER_SUCCESS)) return { as: 'customer', text, isForeign: true };
    if (text !== '') return { as: 'none', text, isForeign: true };
    // The credentials are right if there is a token at all.
    return { as: 'none', text: token === null ? access.wrongCredentials : access.loginFailed };
  };
}
