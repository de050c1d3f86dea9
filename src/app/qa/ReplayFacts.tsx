import type { Snapshot } from '../../snapshots/format';
import { qa as texts } from '../../snapshots/qa.texts';
import styles from './Qa.module.css';

/** The banner of a replay: what it is, when and where it was taken. */
export function ReplayFacts({ snapshot }: { snapshot: Snapshot }) {
  const { takenAt, route, viewport, locale, timezone } = snapshot;
  return (
    <section aria-label={texts.replay} className={styles['facts']}>
      <p className={styles['taken']}>{texts.taken(Date.parse(takenAt))}</p>
      <p>
        {texts.where(route, viewport)} · {texts.with(locale, timezone)}
      </p>
      <p>{texts.sealed}</p>
    </section>
  );
}
