'use no memo';

import { useLayoutEffect } from 'react';
import { common } from '../components/common.texts';
import { endPrerender } from '../config/prerenderState';
import { ReportButton } from '../features/problem-report/ReportButton';
import { PATHS } from '../config/paths';
import { SHOP } from '../config/shop';
import { pageNames } from '../components/pageNames.texts';
import { PlainMessage } from '../components/PlainMessage';

type Props = { onRetry: () => void };

/** Offers a retry when a screen throws or its chunk does not load. */
export function PageFailed({ onRetry, isLoadFailure }: Props & { isLoadFailure: boolean }) {
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

const PartFailed = ({ onRetry }: Props) => (
  <PlainMessage kind="error" onRetry={onRetry}>
    {common.partFailed}
  </PlainMessage>
);

/** Replaces a header that throws; shoppers' most important links are plain ones. */
export function HeaderFailed({ onRetry }: Props) {
  return (
    <header>
      <a href={PATHS.home}>{SHOP.name}</a> · <a href={PATHS.cart}>{pageNames.cart(0)}</a>
      <PartFailed onRetry={onRetry} />
    </header>
  );
}

/** Replaces a footer that throws. */
export function FooterFailed({ onRetry }: Props) {
  return (
    <footer>
      <PartFailed onRetry={onRetry} />
      <a href={PATHS.contacts}>{pageNames.contacts}</a> · <ReportButton />
    </footer>
  );
}
