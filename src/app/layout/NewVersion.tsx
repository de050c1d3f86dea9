import { useState } from 'react';
import { selectIsOutdated } from '../../offline/newVersionSlice';
import { useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { layout } from './layout.texts';
import styles from './ConnectionBanner.module.css';
import { loadNewVersion } from '../../offline/loadNewVersion';

/**
 * Offers to load a newer build; the browser asks first where unsent work would be lost. Not lazy:
 * the chunks of this build may be gone by then.
 */
export function NewVersion() {
  const [isLoading, setIsLoading] = useState(false);
  if (!useAppSelector(selectIsOutdated)) return null;
  const load = () => {
    setIsLoading(true);
    // It ends only where the person has chosen to stay.
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
