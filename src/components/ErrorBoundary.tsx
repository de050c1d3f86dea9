'use no memo';

import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChunkLoadError, forgetFailedLoads } from './lazyWithPreload';

type Props = {
  children: ReactNode;
  /** What is shown instead; nothing where the page does well without the part. */
  fallback?: (retry: () => void, isLoadFailure: boolean) => ReactNode;
  /** A change of it gives the part another chance, as going to another page does. */
  resetKey?: string | undefined;
};

/**
 * Keeps a part of the page that fails from taking the rest with it. Where a file did not come,
 * the part is tried again also when the line is back.
 */
export function ErrorBoundary({ resetKey = '', ...props }: Props) {
  const { pathname } = useLocation();
  return <Boundary {...props} resetKey={`${pathname} ${resetKey}`} />;
}

type State = { failure: { error: unknown } | null };

class Boundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.loadAgain);
  }

  override componentDidCatch(): void {
    forgetFailedLoads();
  }

  // Not where the change itself brought what fails.
  override componentDidUpdate(before: Props, { failure }: State): void {
    if (failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback?.(this.retry, isLoadFailure(failure.error));
  }

  private readonly retry = () => this.setState({ failure: null });

  private readonly loadAgain = () => {
    if (this.state.failure && isLoadFailure(this.state.failure.error)) this.retry();
  };
}

function isLoadFailure(error: unknown): boolean {
  return error instanceof ChunkLoadError;
}
