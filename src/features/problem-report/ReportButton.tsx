'use no memo';

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { problemReport } from './problemReport.texts';
import { reportingRepeats } from '../../components/chunkFailures';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { DialogUnavailable } from '../notifications/DialogUnavailable';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppStore } from '../../store/hooks';
import { useShortcuts } from '../shortcuts/useShortcuts';

const ReportDialog = lazyWithPreload(() =>
  import.meta.env.VITE_SENTRY_DSN ? import('./SendReportDialog') : import('./ReportDialog'),
);

/** Opens the report about this page; the code that makes it loads on demand. */
export function ReportButton({ isLink = false }: { isLink?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const opener = {
    'aria-haspopup': 'dialog',
    onClick: () => setIsOpen(true),
    children: problemReport.report,
  } as const;
  return (
    <>
      {isLink ? (
        <Link component="button" type="button" {...opener} />
      ) : (
        <Button variant="outlined" {...opener} />
      )}
      {isOpen && (
        <ErrorBoundary
          loading={null}
          fallback={() => <DialogUnavailable text={problemReport.reportFailed} onClose={close} />}
        >
          <ReportDialog onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}

const loadSnapshots = reportingRepeats(() => import('../../snapshots/takeSnapshot'), 'person');

/** Ctrl+Shift+S saves the file of this page, on every page and over every dialog. */
export function useReportShortcut(): void {
  const { dispatch, getState } = useAppStore();
  const save = async () => {
    try {
      const { makeReport, saveReport } = await loadSnapshots();
      dispatch(notificationAdded('success', saveReport(makeReport(getState()))));
    } catch {
      dispatch(notificationAdded('error', problemReport.reportFailed));
    }
  };
  useShortcuts(
    [
      {
        keys: '$mod+Shift+KeyS',
        does: problemReport.reportShortcut,
        run: () => void save(),
        isUniversal: true,
      },
    ],
    'everywhere',
  );
}
