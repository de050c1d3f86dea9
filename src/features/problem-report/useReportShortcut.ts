import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppStore } from '../../store/hooks';
import { problemReport } from './problemReport.texts';
import { useShortcuts } from '../shortcuts/useShortcuts';

/** Ctrl+Shift+S saves the file that shows this page, on every page and over every dialog. */
export function useReportShortcut(): void {
  const { dispatch, getState } = useAppStore();
  const save = async () => {
    try {
      const { saveReport } = await import('../../snapshots/takeSnapshot');
      dispatch(notificationAdded('success', saveReport(getState())));
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
