import { useContext, useEffect, useEffectEvent } from 'react';
import { ShortcutsContext, type Shortcut, type ShortcutScope } from './shortcutRegistry';

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
