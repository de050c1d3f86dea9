import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { reasonOf } from '../../components/orders.texts';
import type { Failure } from '../../domain/failure';
import { useAppDispatch } from '../../store/hooks';
import { AccountLink } from './AccountLink';
import { ACTIVATION_SUCCESS, links } from './adminLinks.texts';
import type { LinkOutcome } from './linkCalls';

const texts = links.activation;

/** Activates a new administrator's account; opened by a mailed link (spec section 2). */
export default function ActivationScreen() {
  const { pathname } = useLocation();
  const { id = '', activationCode = '' } = useParams();
  const dispatch = useAppDispatch();
  const { activateAdmin } = adminsApi.endpoints;

  const activate = async (): Promise<LinkOutcome> => {
    const { data: text, error } = await dispatch(
      activateAdmin.initiate({ id, activationCode }, { track: false }),
    );
    if (error) {
      return { kind: 'error', text: texts.failed, more: reasonOf(error as Failure) ?? undefined };
    }
    // Any other text is a refusal, or tells that the account was active already.
    if (text !== ACTIVATION_SUCCESS) return { kind: 'error', text: text || texts.failed };
    return { kind: 'success', text };
  };
  return <AccountLink key={pathname} link={pathname} texts={texts} call={activate} />;
}
