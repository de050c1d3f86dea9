'use no memo';

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { now } from '../domain/clock';
import { freshness as texts } from './freshness.texts';

type Props = {
  /** When the data was read, in epoch milliseconds; nothing is rendered before. */
  readAt: number | undefined;
  isReading: boolean;
  read: () => void;
  /** Replaces 'Aggiorna' if newer data has already arrived. */
  update?: { text: string; take: () => void } | undefined;
};

/** Shows when a list or a page was read, and offers to refetch it. */
export function Freshness({ readAt, isReading, read, update }: Props) {
  if (readAt === undefined) return null;
  const refresh = isReading ? texts.refreshing : texts.refresh;
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        color: 'text.secondary',
      }}
    >
      <span>{texts.readAt(readAt)}</span>
      {/* One button for both, so that it keeps the focus after a press. */}
      <Button
        variant={update ? 'contained' : 'text'}
        size="small"
        aria-disabled={isReading && !update}
        onClick={update ? update.take : isReading ? undefined : read}
      >
        {update ? update.text : refresh}
      </Button>
    </Typography>
  );
}

/** Data on screen is old after so many milliseconds. */
const OLD_AFTER_MS = 15 * 60_000;

/** The same for shoppers: shown only if the data is old, or could not be read again. */
export function FreshnessIfOld({ isOutdated, ...reading }: Props & { isOutdated: boolean }) {
  const { readAt } = reading;
  const [oldReadAt, setOldReadAt] = useState<number>();
  useEffect(() => {
    if (readAt === undefined) return;
    // Never at the first render: the prerendered page has no such line.
    const wait = isOutdated ? 0 : Math.max(0, readAt + OLD_AFTER_MS - now());
    const timer = setTimeout(() => setOldReadAt(readAt), wait);
    return () => clearTimeout(timer);
  }, [readAt, isOutdated]);
  return (
    oldReadAt === readAt && (
      <div ref={keepFocus}>
        <Freshness {...reading} />
      </div>
    )
  );
}

/**
 * Moves the focus to the heading if the line, which may be far below it, is removed with the button that was pressed.
 */
function keepFocus(line: HTMLDivElement | null) {
  return () => {
    if (line?.contains(document.activeElement))
      (line.closest('section') ?? document)
        .querySelector<HTMLElement>('h1, h2')
        ?.focus({ preventScroll: true });
  };
}
