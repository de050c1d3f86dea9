import { Component, type ReactNode } from 'react';
import { common } from '../texts/common';
import { endDrawnAhead } from '../ui/drawnAhead';
import { ReportButton } from './report/ReportButton';

type Props = {
  children: ReactNode;
  /** A change of it gives the screens another chance. */
  place: string;
};
type State = { failedAt: string | null };

/** Shows a way on instead of a blank page when a screen throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: location.href };
  }

  override componentDidCatch(): void {
    endDrawnAhead();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failedAt !== null && before.place !== this.props.place) {
      this.setState({ failedAt: null });
    }
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <div role="alert">
        <h1>{common.brokenTitle}</h1>
        <p>{common.brokenText}</p>
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {common.reload}
        </button>{' '}
        <ReportButton className="button" />
      </div>
    );
  }
}
