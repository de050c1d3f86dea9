import { selectIsOutdated } from '../state/newVersion';
import { useAppSelector } from '../store/hooks';
import { common } from '../texts/common';
import { shell } from '../texts/shell';
import styles from './ConnectionBanner.module.css';

/**
 * Offers to load a newer build, of which another tab has told. Not loaded when needed: by then
 * the files of this build may be gone. A form with unsent work asks before the page goes.
 */
export function NewVersion() {
  if (!useAppSelector(selectIsOutdated)) return null;
  return (
    <div role="status" className={styles['banner']}>
      <p>{shell.newVersion}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {common.reload}
      </button>
    </div>
  );
}
