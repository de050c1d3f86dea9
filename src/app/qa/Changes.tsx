import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { differences } from '../../snapshots/differences';
import type { Snapshot } from '../../snapshots/format';
import { baseOf, jumpTo } from './player';
import { qa as texts } from './qa.texts';
import { StateTree } from './StateTree';
import styles from './Player.module.css';
import { changesAt, type Timeline } from './timeline';

type Props = {
  timeline: Timeline;
  moment: number;
  marked: number | null;
  isPlaying: boolean;
};

/** Shows what has changed between the present moment and the one before it, or the marked one. */
export function Changes({ timeline, moment, marked, isPlaying }: Props) {
  const [unchanged, setUnchanged] = useState<string | null>(null);
  if (isPlaying) return <Alert severity="info">{texts.changesWhenPaused}</Alert>;
  const base = baseOf(moment);
  const [before, after] = [base, moment].map((at) => partsShown(timeline.snapshotAt(at)));
  const found = differences(before, after);
  const goTo = (path: readonly string[], which: 'first' | 'latest') => {
    const changes = changesAt(timeline, path, moment);
    setUnchanged(changes ? null : path.join(' › '));
    if (changes) jumpTo(changes[which]);
  };
  return (
    <section aria-label={texts.changes} className={styles['changes']}>
      <Typography variant="subtitle2" component="p">
        {texts.changesBetween(base, moment, base === marked, found.length)}
      </Typography>
      {found.length > 0 && <p>{texts.changesMarked}</p>}
      {unchanged !== null && <Alert severity="info">{texts.neverChanged(unchanged)}</Alert>}
      <StateTree
        // Other branches are open.
        key={`${base} ${moment}`}
        before={before}
        after={after}
        found={found}
        onGoTo={goTo}
      />
    </section>
  );
}

/** Returns the parts of a snapshot that change between moments. */
function partsShown({ route, viewport, state }: Snapshot) {
  return { route, viewport, state };
}
