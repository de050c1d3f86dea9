import { Link, useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { PATHS } from '../../config/paths';
import type { Failure } from '../../domain/failure';
import { LINK_REDIRECT_MS } from '../../domain/limits';
import { useRedirect } from '../../hooks/useRedirect';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import type { LinkOutcome } from './linkCalls';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** Accepts a new employee; opened by a link mailed to the shop's director (spec section 2). */
export default function AcceptanceScreen() {
  const { pathname } = useLocation();
  return <Acceptance key={pathname} link={pathname} />;
}

function Acceptance({ link }: { link: string }) {
  const { id = '' } = useParams();
  const dispatch = useAppDispatch();
  const redirect = useRedirect();
  const { acceptAdmin } = adminsApi.endpoints;
  const texts = links.acceptance;

  const accept = async (): Promise<LinkOutcome> => {
    const { error } = await dispatch(acceptAdmin.initiate(id, { track: false }));
    if (error === undefined) return { kind: 'success', text: texts.accepted };
    const { kind } = error as Failure;
    // A reply other than true is a refusal; without a reply the result is unknown.
    const isRefused = kind === 'refused' || kind === 'unreadable';
    return { kind: 'error', text: isRefused ? texts.refused : texts.failed };
  };
  const { outcome, retry } = useLinkCall(link, accept, () =>
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
