import { useState } from 'react';
import { problemReport } from './problemReport.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { DialogUnavailable } from '../notifications/DialogUnavailable';

const ReportDialog = lazyWithPreload(() => import('./ReportDialog'));

/** Leads to the file that shows others this page; what makes it loads with the first need. */
export function ReportButton({ className }: { className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {problemReport.report}
      </button>
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
