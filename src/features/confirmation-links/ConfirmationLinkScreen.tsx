import Button from '@mui/material/Button';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router';
import { PATHS } from '../../config/paths';
import { LINK_REDIRECT_MS } from '../../domain/limits';
import { CardPage } from '../../components/CardPage';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { useRedirect } from '../../hooks/useRedirect';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import { CONFIRMATION_LINKS, type ConfirmationLink } from './confirmationLinks';
import { useLinkCall } from './useLinkCall';

const Celebration = lazyWithPreload(() => import('./Celebration'));

/** The page of a mailed link: makes its call, and shows what came of it. */
export default function ConfirmationLinkScreen() {
  const { pathname } = useLocation();
  const [, link] =
    Object.entries(CONFIRMATION_LINKS).find(([path]) => matchPath(path, pathname)) ?? [];
  return link && <LinkPage key={pathname} url={pathname} link={link} />;
}

function LinkPage({ url, link }: { url: string; link: ConfirmationLink }) {
  const { title, waiting } = link.texts;
  const dispatch = useAppDispatch();
  const parameters = useParams() as Record<string, string>;
  const redirect = useRedirect();
  const { outcome, retry } = useLinkCall(
    url,
    () => link.call(dispatch, parameters),
    () => {
      if (link.about === 'account') redirect(PATHS.login, LINK_REDIRECT_MS);
    },
  );
  return (
    <CardPage title={title} head={{ description: links.description, path: url }}>
      {outcome === null && <Message kind="status">{waiting}</Message>}
      <OutcomeMessage
        outcome={outcome && { ...outcome, reason: outcome.more ?? null }}
        onRetry={retry}
      />
      {link.about === 'contact' && <BackToProfile />}
      {outcome?.kind === 'success' &&
        (link.about === 'account' ? (
          <Button variant="contained" href={PATHS.login}>
            {links.goToLogin}
          </Button>
        ) : (
          <ErrorBoundary loading={null}>
            <Celebration />
          </ErrorBoundary>
        ))}
    </CardPage>
  );
}

function BackToProfile() {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate(PATHS.adminProfile)}>
      {links.backToProfile}
    </Button>
  );
}
