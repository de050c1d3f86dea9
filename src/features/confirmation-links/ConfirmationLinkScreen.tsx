import Button from '@mui/material/Button';
import { matchPath, useLocation, useParams } from 'react-router';
import { PATHS } from '../../config/paths';
import { LINK_REDIRECT_MS } from '../../domain/limits';
import { CardPage } from '../../components/CardPage';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { OutcomeMessage, type Outcome } from '../../components/OutcomeMessage';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { useAppDispatch } from '../../store/hooks';
import { links, ACTIVATION_SUCCESS } from './confirmationLinks.texts';
import { adminsApi } from '../../api/admins';
import { reasonOf } from '../../domain/failureReason';
import type { Failure } from '../../domain/types';
import type { AppDispatch } from '../../store/makeStore';
import { LINK_OUTCOME } from '../../store/pageStateSlice';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { useOutcome } from '../form-drafts/useOutcome';

const Celebration = lazyWithPreload(() => import('./Celebration'));

/** The page of a mailed link: makes its call, and shows the result. */
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
  const { outcome, retry } = useLinkCall(url, () => link.call(dispatch, parameters));
  const isActive = link.about === 'account' && outcome?.kind === 'success';
  useRedirectWhen(isActive, PATHS.login, LINK_REDIRECT_MS);
  return (
    <CardPage title={title} head={{ description: links.description, path: url }}>
      {outcome === null && <Message kind="status">{waiting}</Message>}
      <OutcomeMessage outcome={outcome} onRetry={retry} />
      {link.about === 'contact' && <BackToProfile />}
      {/* Also after a refusal: an account may be active already. */}
      {link.about === 'account' && outcome && (
        <Button variant="contained" href={PATHS.login}>
          {links.goToLogin}
        </Button>
      )}
      {link.about === 'contact' && outcome?.kind === 'success' && (
        <ErrorBoundary loading={null}>
          <Celebration />
        </ErrorBoundary>
      )}
    </CardPage>
  );
}

function BackToProfile() {
  const navigate = useGuardedNavigate();
  return (
    <Button variant="contained" onClick={() => navigate(PATHS.adminProfile)}>
      {links.backToProfile}
    </Button>
  );
}

/** The subject of a mailed link, and the effect of opening it. */
type ConfirmationLink = {
  texts: { title: string; waiting: string };
  /** An account's link leads to the login, a contact's link back to the profile. */
  about: 'account' | 'contact';
  call: (dispatch: AppDispatch, parameters: Record<string, string>) => Promise<Outcome>;
};

const { activateAdmin, acceptAdmin, confirmEmail, confirmTelephone } = adminsApi.endpoints;
const UNTRACKED = { track: false };

/** Activates a new administrator's account (spec section 2). */
const activation: ConfirmationLink = {
  texts: links.activation,
  about: 'account',
  call: async (dispatch, { id = '', activationCode = '' }) => {
    const { failed } = links.activation;
    const { data, error } = await dispatch(
      activateAdmin.initiate({ id, activationCode }, UNTRACKED),
    );
    if (error) return { kind: 'error', text: failed, reason: reasonOf(error as Failure) };
    // An answer without a text is a success. Any other text is a refusal, or says that the account was already active.
    const text = data || ACTIVATION_SUCCESS;
    return text === ACTIVATION_SUCCESS
      ? { kind: 'success', text: ACTIVATION_SUCCESS, reason: null }
      : { kind: 'error', text, isForeign: true, reason: null };
  },
};

/** Accepts a new employee; mailed to the shop's director (spec section 2). */
const acceptance: ConfirmationLink = {
  texts: links.acceptance,
  about: 'account',
  call: async (dispatch, { id = '' }) => {
    const { accepted, refused, failed } = links.acceptance;
    const { error } = await dispatch(acceptAdmin.initiate(id, UNTRACKED));
    if (error === undefined) return { kind: 'success', text: accepted, reason: null };
    const { kind } = error as Failure;
    // A reply other than true is a refusal; without a reply the result is unknown.
    const isRefused = kind === 'refused' || kind === 'unreadable';
    return { kind: 'error', text: isRefused ? refused : failed, reason: null };
  },
};

const email: ConfirmationLink = {
  texts: links.email,
  about: 'contact',
  call: async (dispatch, { id = '', newEmail = '' }) =>
    contactOutcome(links.email, await dispatch(confirmEmail.initiate({ id, newEmail }, UNTRACKED))),
};

const telephone: ConfirmationLink = {
  texts: links.telephone,
  about: 'contact',
  call: async (dispatch, { id = '', telephoneNumber = '' }) =>
    contactOutcome(
      links.telephone,
      await dispatch(confirmTelephone.initiate({ id, telephoneNumber }, UNTRACKED)),
    ),
};

// Any 2xx is success, and a text in the reply is shown (spec section 2).
function contactOutcome(
  { done, notUpdated }: { done: string; notUpdated: string },
  { data: text, error }: { data?: string | undefined; error?: unknown },
): Outcome {
  if (error !== undefined)
    return { kind: 'error', text: links.confirmFailed, more: notUpdated, reason: null };
  return text
    ? { kind: 'success', text, isForeign: true, reason: null }
    : { kind: 'success', text: done, reason: null };
}

/** The mailed links by their paths. */
const CONFIRMATION_LINKS = {
  [PATHS.activateAccount]: activation,
  [PATHS.acceptEmployee]: acceptance,
  [PATHS.newEmail]: email,
  [PATHS.newTelephone]: telephone,
};

/** The links whose call is pending. React may render a page twice, and the user may return to it. */
const pendingLinks = new Set<string>();

/**
 * Makes a link's call whenever its page loads (spec section 2), once however often React renders it. A failed call can
 * be retried.
 */
function useLinkCall(link: string, call: () => Promise<Outcome>) {
  const { outcome, show, clearOutcome } = useOutcome(LINK_OUTCOME);
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent(async () => {
    // A logout keeps the outcome. A replayed page shows the snapshot's, or keeps waiting.
    if (outcome !== null || pendingLinks.has(link) || isNetworkBlocked()) return;
    pendingLinks.add(link);
    show(await call().finally(() => pendingLinks.delete(link)));
  });
  useEffect(() => {
    void begin();
  }, [attempt]);

  const retry = () => {
    clearOutcome();
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}
