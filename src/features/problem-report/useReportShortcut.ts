import { noticed } from '../notifications/notificationsSlice';
import { useAppStore } from '../../store/hooks';
import { shell } from '../../app/shell.texts';
import { useShortcuts } from '../shortcuts/useShortcuts';

/** Ctrl+Shift+S saves the file that shows this page, on every page and over every dialog. */
export function useReportShortcut(): void {
  const { dispatch, getState } = useAppStore();
  const save = async () => {
    try {
      const { saveReport } = await import('../../snapshots/report');
      dispatch(noticed('success', saveReport(getState())));
    } catch {
      dispatch(noticed('error', shell.reportFailed));
    }
  };
  useShortcuts(
    [
      {
        keys: '$mod+Shift+KeyS',
        does: shell.reportShortcut,
        run: () => void save(),
        isUniversal: true,
      },
    ],
    'everywhere',
  );
}
