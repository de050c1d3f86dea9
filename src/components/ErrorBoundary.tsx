'use no memo';

import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MAY_BE_OBSERVED } from '../api/recordAndReplay';
import { retryWhileVisible } from '../hooks/retryWhileVisible';
import { reportRepeatedFailure, type Retrier } from './chunkFailures';
import { ChunkLoadError, forgetFailedLoads } from './lazyWithPreload';

type Props = {
  children: ReactNode;
  /** Rendered instead of children that fail; nothing if the page can do without them. */
  fallback?: (retry: () => void, isLoadFailure: boolean) => ReactNode;
  /** Rendered while lazy children load; without it no child may be lazy. */
  loading?: ReactNode;
  /** A change renders the children again, as after a navigation. */
  resetKey?: string | undefined;
};

/**
 * Keeps the rest of the page when its children fail. If their chunk did not load, they are also rendered again when the
 * connection is restored; without a fallback, which would let the user retry, they are also retried from time to time.
 */
export function ErrorBoundary({ resetKey = '', ...props }: Props) {
  const { pathname } = useLocation();
  return <Boundary {...props} resetKey={`${pathname} ${resetKey}`} />;
}

type State = { failure: { error: unknown } | null };

class Boundary extends Component<Props, State> {
  override state: State = { failure: null };

  private retrier: Retrier = 'person';
  private stopRetrying = () => {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.loadAgain);
    this.stopRetrying();
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedLoads();
    if (error instanceof ChunkLoadError) {
      const isInBackground = !this.props.fallback;
      if (error.isRepeated) reportRepeatedFailure(isInBackground ? 'background' : this.retrier);
      if (isInBackground) this.retryLater();
    }
    if (MAY_BE_OBSERVED)
      dispatchEvent(new CustomEvent('errorcaught', { detail: this.state.failure?.error }));
  }

  // Only if the failure is older than the change.
  override componentDidUpdate(before: Props, { failure }: State): void {
    if (failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback, loading } = this.props;
    if (failure) return fallback?.(this.retry, failure.error instanceof ChunkLoadError);
    return loading === undefined ? children : <Suspense fallback={loading}>{children}</Suspense>;
  }

  private readonly retry = () => this.renderAgain('person');

  private readonly loadAgain = () => {
    if (this.state.failure?.error instanceof ChunkLoadError) this.renderAgain('connection');
  };

  private retryLater(): void {
    this.stopRetrying();
    this.stopRetrying = retryWhileVisible(() => this.renderAgain('background'));
  }

  private renderAgain(retrier: Retrier): void {
    this.stopRetrying();
    this.retrier = retrier;
    this.setState({ failure: null });
  }
}
