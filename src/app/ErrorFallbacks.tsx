'use no memo';

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { common } from '../components/common.texts';
import { endPrerender } from '../config/prerenderState';
import { ReportButton } from '../features/problem-report/ReportButton';
import { PATHS } from '../config/paths';
import { SHOP } from '../config/shop';
import { pageNames } from '../components/pageNames.texts';
import { Message } from '../components/Message';

type Props = { onRetry: () => void };

/** Offers a retry when a screen throws or its chunk does not load. */
export function PageFailed({ onRetry, isLoadFailure }: Props & { isLoadFailure: boolean }) {
  useLayoutEffect(() => {
    endPrerender();
    // The page before may have been scrolled further than this one is long.
    scrollTo(0, 0);
  }, []);
  return (
    <div role="alert">
      <Typography variant="h1">
        {isLoadFailure ? common.notLoadedTitle : common.brokenTitle}
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>
        {isLoadFailure ? common.notLoadedText : common.brokenText}
      </Typography>
      {isLoadFailure && (
        <Button variant="contained" onClick={onRetry}>
          {common.retry}
        </Button>
      )}{' '}
      <Button variant="outlined" onClick={() => location.reload()}>
        {common.reload}
      </Button>{' '}
      <ReportButton />
    </div>
  );
}

const PartFailed = ({ onRetry }: Props) => (
  <Message kind="error" onRetry={onRetry}>
    {common.partFailed}
  </Message>
);

/** Replaces a header that throws, with shoppers' most important links. */
export function HeaderFailed({ onRetry }: Props) {
  return (
    <header>
      <Link component="a" href={PATHS.home}>
        {SHOP.name}
      </Link>{' '}
      ·{' '}
      <Link component="a" href={PATHS.cart}>
        {pageNames.cart(0)}
      </Link>
      <PartFailed onRetry={onRetry} />
    </header>
  );
}

/** Replaces a footer that throws. */
export function FooterFailed({ onRetry }: Props) {
  return (
    <footer>
      <PartFailed onRetry={onRetry} />
      <Link component="a" href={PATHS.contacts}>
        {pageNames.contacts}
      </Link>{' '}
      · <ReportButton isLink />
    </footer>
  );
}
