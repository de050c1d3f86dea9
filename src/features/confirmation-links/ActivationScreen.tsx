import { Link, useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { PATHS } from '../../config/paths';
import type { Failure } from '../../domain/failure';
import { LINK_REDIRECT_MS } from '../../domain/limits';
import { useRedirect } from '../../hooks/useRedirect';
import { useAppDispatch } from '../../store/hooks';
import { ACTIVATION_SUCCESS, links } from './adminLinks.texts';
import { reasonOf } from '../../components/orders.texts';
import type { LinkOutcome } from './linkCalls';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** Activates a new administrator's account; opened by a mailed link (spec section 2). */
export default function ActivationScreen() {
  const { pathname } = useLocation();
  return <Activation key={pathname} link={pathname} />;
}

function Activation({ link }: { link: string }) {
  const { id = '', activationCode = '' } = useParams();
  const dispatch = useAppDispatch();
  const redirect = useRedirect();
  const { activateAdmin } = adminsApi.endpoints;
  const texts = links.activation;

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
  const { outcome, retry } = useLinkCall(link, activate, () =>
    redirect(PATHS.login, LINK_REDIRECT_MS),
  );

  return (
    <LinkPage title={texts.title} waiting={texts.waiting} outcome={outcome} onRetry={retry}>
      {outcome?.kind === 'success' && (
        <Link to={PATHS.login} className="button button-main">
          {links.goToLogin}
        </Link>
      )}
    </LinkPage>
  );
}
