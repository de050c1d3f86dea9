import { useState } from 'react';
import { selectIsOutdated } from '../../offline/newVersionSlice';
import { useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { layout } from './layout.texts';
import styles from './ConnectionBanner.module.css';
import { loadNewVersion } from '../../offline/loadNewVersion';

/**
 * Offers to load a newer build. Not loaded when needed: by then the files of this build may be
 * gone. Unsent work that a reload would lose is asked about before the page goes.
 */
export function NewVersion() {
  const [isLoading, setIsLoading] = useState(false);
  if (!useAppSelector(selectIsOutdated)) return null;
  const load = () => {
    setIsLoading(true);
    // Where the page goes on, the person has chosen to stay.
    void loadNewVersion().finally(() => setIsLoading(false));
  };
  return (
    <div role="status" className={styles['banner']}>
      <p>{layout.newVersion}</p>
      <button type="button" className="button" disabled={isLoading} onClick={load}>
        {common.reload}
      </button>
    </div>
  );
}
