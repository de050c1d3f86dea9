import { Suspense, type ComponentType } from 'react';
import { selectBulkJob } from '../state/bulkJob';
import { selectIsAdmin } from '../state/session';
import { useAppSelector } from '../store/hooks';
import { lazyPart } from '../ui/lazyPart';

const BackOffice = lazyPart<object>(() => import('./BackOffice').catch(nothing));

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

function nothing(): { default: ComponentType } {
  return { default: () => null };
}
