'use no memo';

import {
  selectShortcutDialog,
  shortcutDialogClosed,
} from '../../features/shortcuts/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { useIsFirstPaint } from '../../hooks/useIsFirstPaint';
import { DialogLoading } from '../DialogLoading';
import { DialogUnavailable } from '../../features/notifications/DialogUnavailable';

// Not needed for the first paint.
const GlobalShortcuts = lazyWithPreload(() => import('./GlobalShortcuts'));

const DIALOGS = {
  palette: lazyWithPreload(() => import('../../features/command-palette/CommandPalette')),
  help: lazyWithPreload(() => import('../../features/shortcuts/ShortcutsDialog')),
};

/** Loads the keys of all shortcuts, and shows the dialogs. */
export function Shortcuts() {
  const isFirstPaint = useIsFirstPaint();
  return (
    <>
      <ErrorBoundary loading={null}>{!isFirstPaint && <GlobalShortcuts />}</ErrorBoundary>
      <OpenDialog />
    </>
  );
}

function OpenDialog() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectShortcutDialog);
  if (open === null) return null;
  const Dialog = DIALOGS[open];
  const close = () => void dispatch(shortcutDialogClosed());
  return (
    <ErrorBoundary
      loading={<DialogLoading />}
      key={open}
      fallback={() => <DialogUnavailable onClose={close} />}
    >
      <Dialog onClose={close} />
    </ErrorBoundary>
  );
}
