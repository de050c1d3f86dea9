import { useEffect } from 'react';
import { PATHS } from '../../config/paths';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { selectIsAdmin } from '../../session/sessionSlice';
import {
  selectAreSingleKeysOn,
  selectShortcutDialog,
  shortcutDialogClosed,
  shortcutDialogOpened,
} from '../../features/shortcuts/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shortcuts as texts } from '../../features/shortcuts/shortcuts.texts';
import {
  shortcutsIn,
  useShortcutEntries,
  useShortcuts,
} from '../../features/shortcuts/useShortcuts';
import { KEYS, shortcutListener } from '../../features/shortcuts/shortcutKeys';
import { useHeldEnter } from './useHeldEnter';
import { useSecondPress } from './useSecondPress';

/** Adds the shortcuts of every page, and listens for the keys of all shortcuts, for second presses and for a held Enter. */
export default function GlobalShortcuts() {
  useKeyListener();
  useGlobalShortcuts();
  useSecondPress();
  useHeldEnter();
  return null;
}

function useKeyListener(): void {
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  const entries = useShortcutEntries();
  useEffect(() => {
    const listener = shortcutListener(
      [...shortcutsIn(entries, 'everywhere'), ...shortcutsIn(entries, 'page')],
      areSingleKeysOn,
    );
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [entries, areSingleKeysOn]);
}

function useGlobalShortcuts(): void {
  const navigate = useGuardedNavigate();
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const isPaletteOpen = useAppSelector(selectShortcutDialog) === 'palette';
  const openPalette = () => void dispatch(shortcutDialogOpened('palette'));
  const goTo = (keys: string, path: string, does: string) => ({
    keys,
    does,
    run: () => navigate(path),
  });
  useShortcuts(
    [
      {
        keys: KEYS.palette,
        does: texts.palette,
        run: isPaletteOpen ? () => void dispatch(shortcutDialogClosed()) : openPalette,
        isUniversal: isPaletteOpen, // the palette is a dialog, and the same keys close it
      },
      {
        keys: KEYS.search,
        does: texts.search,
        run: () => {
          if (!focusSearchBox()) openPalette();
        },
      },
      { keys: KEYS.help, does: texts.help, run: () => void dispatch(shortcutDialogOpened('help')) },
      goTo(KEYS.home, PATHS.home, texts.goHome),
      goTo(KEYS.cart, PATHS.cart, texts.goToCart),
      ...(isAdmin
        ? [
            goTo(KEYS.orders, PATHS.allOrders, texts.goToOrders),
            goTo(KEYS.overview, PATHS.overview, texts.goToOverview),
          ]
        : []),
    ],
    'everywhere',
  );
}

/** Focuses the search box of the page; returns whether there is one. */
function focusSearchBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}
