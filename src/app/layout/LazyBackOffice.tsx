import { Suspense } from 'react';
import { selectBulkJob } from '../../features/bulk-orders/bulkJobSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const BackOffice = lazyWithPreload(() => import('./BackOffice'));

/** Loads what only administrators need on every page. */
export function LazyBackOffice() {
  const isNeeded = useAppSelector((state) => selectIsAdmin(state) || selectBulkJob(state) !== null);
  return (
    isNeeded && (
      <Suspense>
        <BackOffice />
      </Suspense>
    )
  );
}
