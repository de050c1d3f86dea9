import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { links } from './adminLinks.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import type { LinkOutcome } from './linkCalls';
import styles from './Links.module.css';

type Props = {
  title: string;
  /** Shown while the call is pending. */
  waiting: string;
  outcome: LinkOutcome | null;
  onRetry: () => void;
  /** Links to other pages. */
  children?: ReactNode;
};

/** The page of a mailed link, with its call's outcome. */
export function LinkPage({ title, waiting, outcome, onRetry, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className={styles['card']}>
      <Head title={title} description={links.description} path={pathname} />
      <PageHeading title={title}>{title}</PageHeading>
      {outcome === null && <p role="status">{waiting}</p>}
      {outcome?.kind === 'success' && <Message kind="status">{outcome.text}</Message>}
      {outcome?.kind === 'error' && (
        <Message kind="error" onRetry={onRetry}>
          <span>{outcome.text}</span>
          {outcome.more && (
            <>
              {' '}
              <span>{outcome.more}</span>
            </>
          )}
        </Message>
      )}
      {children}
    </div>
  );
}
