import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { makeListeners } from '../../domain/listeners';

/** A keyboard shortcut and its action. */
export type Shortcut = {
  /**
   * The keys as tinykeys reads them: 'j', 'g o' (one after the other), '$mod+k' (Ctrl, on a
   * Mac Cmd), '[Shift]+?' (whether or not the keyboard needs Shift for it), 'Alt+KeyT'.
   */
  keys: string;
  /** The action's description in the list under '?'. */
  does: string;
  run: () => void;
  /** Also works in fields and while a dialog is open. Only for keys that type nothing. */
  isUniversal?: boolean;
};

/** Where shortcuts work: on every page, or while a screen is shown. */
export type ShortcutScope = 'everywhere' | 'page';

type Entry = { scope: ShortcutScope; shortcuts: readonly Shortcut[] };

let entries: readonly Entry[] = [];
const { subscribe, notify } = makeListeners();

function change(next: readonly Entry[]): void {
  entries = next;
  notify();
}

const getEntries = () => entries;

/** Returns the active shortcuts of all components; the same list until one is added or removed. */
export function useShortcutEntries(): readonly Entry[] {
  return useSyncExternalStore(subscribe, getEntries, getEntries);
}

/** Returns the shortcuts of one scope. */
export function shortcutsIn(all: readonly Entry[], scope: ShortcutScope): Shortcut[] {
  return all.filter((entry) => entry.scope === scope).flatMap(({ shortcuts }) => shortcuts);
}

/**
 * Adds shortcuts while the calling part is shown, and lists them under '?'. The list may be a new one at each rendering.
 * Nothing runs while someone types, while a dialog is open, while the key is held down, with other modifiers than those
 * named, or if the person has switched off shortcuts without modifiers (WCAG 2.1.4). A page's shortcut wins over one for
 * all pages.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: ShortcutScope = 'page'): void {
  const latest = useEffectEvent(() => shortcuts);
  // Without the functions, which are new ones at each rendering.
  const shown = JSON.stringify(shortcuts);
  useEffect(() => {
    const entry = {
      scope,
      shortcuts: latest().map((shortcut, index) => ({
        ...shortcut,
        run: () => latest()[index]?.run(),
      })),
    };
    change([...entries, entry]);
    return () => change(entries.filter((other) => other !== entry));
  }, [scope, shown]);
}
