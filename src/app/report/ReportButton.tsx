import { useState, type ComponentType } from 'react';
import { noticed } from '../../state/notices';
import { useAppDispatch } from '../../store/hooks';
import { shell } from '../../texts/shell';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Leads to the file that shows others this page; what makes it loads with the first need. */
export function ReportButton({ className }: { className?: string | undefined }) {
  const dispatch = useAppDispatch();
  const [Open, setOpen] = useState<Dialog | null>(null);
  const open = () => {
    import('./ReportDialog').then(
      (module) => setOpen(() => module.default),
      () => dispatch(noticed('error', shell.reportFailed)),
    );
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {shell.report}
      </button>
      {Open && <Open onClose={() => setOpen(null)} />}
    </>
  );
}
