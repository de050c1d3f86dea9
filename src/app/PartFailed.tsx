'use no memo';

import { PATHS } from '../config/paths';
import { SHOP } from '../config/shop';
import { common } from '../components/common.texts';
import { pageNames } from '../components/pageNames.texts';
import { PlainMessage } from '../components/PlainMessage';
import { ReportButton } from '../features/problem-report/ReportButton';

type Props = { onRetry: () => void };

const PartFailed = ({ onRetry }: Props) => (
  <PlainMessage kind="error" onRetry={onRetry}>
    {common.partFailed}
  </PlainMessage>
);

/** Replaces a header that throws; the links that shoppers need most are plain ones. */
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
