'use no memo';

import { useLayoutEffect } from 'react';
import { common } from '../components/common.texts';
import { endPrerender } from '../config/prerenderState';
import { ReportButton } from '../features/problem-report/ReportButton';

type Props = { onRetry: () => void; isLoadFailure: boolean };

/** Offers a way on when a screen throws or its chunk does not load. */
export function PageFailed({ onRetry, isLoadFailure }: Props) {
  useLayoutEffect(endPrerender, []);
  return (
    <div role="alert">
      <h1>{isLoadFailure ? common.notLoadedTitle : common.brokenTitle}</h1>
      <p>{isLoadFailure ? common.notLoadedText : common.brokenText}</p>
      {isLoadFailure && (
        <button type="button" className="button button-main" onClick={onRetry}>
          {common.retry}
        </button>
      )}{' '}
      <button type="button" className="button" onClick={() => location.reload()}>
        {common.reload}
      </button>{' '}
      <ReportButton className="button" />
    </div>
  );
}
