import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../config/paths';
import { links } from './adminLinks.texts';
import type { LinkOutcome } from './linkCalls';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const Celebration = lazyWithPreload(() => import('./Celebration'));

type Props = {
  link: string;
  texts: { title: string; waiting: string; done: string; notUpdated: string };
  /** Makes the call; any 2xx is success, and a text in the reply is shown. */
  confirm: () => Promise<{ data?: string | undefined; error?: unknown }>;
};

/** Confirms a new e-mail or telephone number; opened by a mailed link (spec section 2). */
export function ContactConfirmation({ link, texts, confirm }: Props) {
  const navigate = useNavigate();
  const call = async (): Promise<LinkOutcome> => {
    const { data: text, error } = await confirm();
    return error === undefined
      ? { kind: 'success', text: text || texts.done }
      : { kind: 'error', text: links.confirmFailed, more: texts.notUpdated };
  };
  const { outcome, retry } = useLinkCall(link, call);

  return (
    <LinkPage title={texts.title} waiting={texts.waiting} outcome={outcome} onRetry={retry}>
      <button
        type="button"
        className="button button-main"
        onClick={() => void navigate(PATHS.adminProfile)}
      >
        {links.backToProfile}
      </button>
      {outcome?.kind === 'success' && (
        <ErrorBoundary>
          <Suspense>
            <Celebration />
          </Suspense>
        </ErrorBoundary>
      )}
    </LinkPage>
  );
}
