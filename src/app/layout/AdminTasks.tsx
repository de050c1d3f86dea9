'use no memo';

import { lazyWithPreload } from '../../components/lazyWithPreload';
import { selectBulkJob } from '../../features/bulk-jobs/bulkJobSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';

/** Loads with the back office's first screen, and otherwise after it. */
export const BackgroundTasks = lazyWithPreload(() => import('./BackgroundTasks'));

/** What only administrators need on every page. */
export function AdminTasks() {
  const isNeeded = useAppSelector((state) => selectIsAdmin(state) || selectBulkJob(state) !== null);
  return isNeeded && <BackgroundTasks />;
}
