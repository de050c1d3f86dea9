import { Suspense } from 'react';
import { selectBulkJob } from '../state/bulkJob';
import { selectIsAdmin } from '../state/session';
import { useAppSelector } from '../store/hooks';
import { lazyWithPreload } from '../ui/lazyWithPreload';

const BackOffice = lazyWithPreload(() => import('./BackOffice'));

/** Loads what administrators need on every page; shoppers load nothing of it. */
export function BackOfficePlace() {
  const isNeeded = useAppSelector((state) => selectIsAdmin(state) || selectBulkJob(state) !== null);
  return (
    isNeeded && (
      <Suspense>
        <BackOffice />
      </Suspense>
    )
  );
}
