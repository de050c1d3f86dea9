import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Something that a press of keys does. */
export type Shortcut = {
  /**
   * The keys as tinykeys reads them: 'j', 'g o' (one after the other), '$mod+k' (Ctrl, on a
   * Mac Cmd), '[Shift]+?' (whether or not the keyboard needs Shift for it), 'Alt+KeyT'.
   */
  keys: string;
  /** What it does, as the list under '?' says it. */
  does: string;
  run: () => void;
  /** Works also while a dialog is open, and in fields. Only for keys that type nothing. */
  isUniversal?: boolean;
};

/** Where shortcuts hold: on every page, or while a screen is shown. */
export type ShortcutScope = 'everywhere' | 'page';

type Entry = { scope: ShortcutScope; shortcuts: readonly Shortcut[] };

/** The shortcuts that hold now, from all components. */
export type ShortcutRegistry = {
  /** Returns a function that removes them. */
  add: (scope: ShortcutScope, shortcuts: readonly Shortcut[]) => () => void;
  /** The same list until something is added or taken away. */
  entries: () => readonly Entry[];
  /** Calls on each change; returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
};

/** A registry without shortcuts. */
export function makeShortcutRegistry(): ShortcutRegistry {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (scope, shortcuts) => {
      const entry = { scope, shortcuts };
      change([...entries, entry]);
      return () => change(entries.filter((other) => other !== entry));
    },
    entries: () => entries,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The shortcuts of one scope. */
export function shortcutsIn(entries: readonly Entry[], scope: ShortcutScope): Shortcut[] {
  return entries.filter((entry) => entry.scope === scope).flatMap(({ shortcuts }) => shortcuts);
}

/** The application's registry; without an application around, one that no one listens to. */
export const ShortcutsContext = createContext(makeShortcutRegistry());

/**
 * Adds shortcuts while the calling part is shown, and lists them under '?'. A screen writes
 *
 *     useShortcuts([
 *       { keys: 'j', does: texts.nextOrder, run: goToNext },
 *       { keys: 'k', does: texts.previousOrder, run: goToPrevious },
 *     ]);
 *
 * The list may be a new one at each rendering: `run` is always the latest. It is not called
 * while someone types in a field or an input method, with other modifiers than those named,
 * while a dialog is open, while the key is held down, or when the person has switched
 * shortcuts without modifiers off (WCAG 2.1.4). A page's shortcut wins over one for all pages.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: ShortcutScope = 'page'): void {
  const registry = useContext(ShortcutsContext);
  const run = useEffectEvent((place: number) => shortcuts[place]?.run());
  const shown = JSON.stringify(
    shortcuts.map(({ keys, does, isUniversal = false }) => ({ keys, does, isUniversal })),
  );
  useEffect(() => {
    const parts = JSON.parse(shown) as Required<Omit<Shortcut, 'run'>>[];
    return registry.add(
      scope,
      parts.map((part, place) => ({ ...part, run: () => run(place) })),
    );
  }, [registry, scope, shown]);
}
