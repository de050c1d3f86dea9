import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { LINK_REDIRECT_MS } from '../../domain/limits';
import { useRedirect } from '../../hooks/useRedirect';
import { links } from './adminLinks.texts';
import type { LinkOutcome } from './linkCalls';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

type Props = {
  link: string;
  texts: { title: string; waiting: string };
  call: () => Promise<LinkOutcome>;
};

/** Makes the call of a link about an administrator's account, and leads to the login after it. */
export function AccountLink({ link, texts, call }: Props) {
  const redirect = useRedirect();
  const { outcome, retry } = useLinkCall(link, call, () => redirect(PATHS.login, LINK_REDIRECT_MS));
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
