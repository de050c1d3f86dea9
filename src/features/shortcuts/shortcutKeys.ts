import { createKeybindingsHandler, parseKeybinding } from 'tinykeys';
import type { Shortcut } from './useShortcuts';

/** The keys that work everywhere. */
export const KEYS = {
  palette: '$mod+k',
  help: '[Shift]+?',
  search: '[Shift]+/',
  home: 'g h',
  cart: 'g c',
  orders: 'g o',
  overview: 'g p',
} as const;

/** Elements in which a letter is typed, or chooses from a list. */
const FIELDS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join();

// A dialog with `data-shortcuts` replaces the page on phones; the page's shortcuts work in it.
const DIALOGS = '[aria-modal=true]:not([data-shortcuts]), dialog[open]';

/**
 * Returns the listener for the keys of the whole page. Of two shortcuts with the same keys the later one counts; if
 * `areSingleKeysOn` is false, only those with a modifier work.
 */
export function shortcutListener(
  shortcuts: readonly Shortcut[],
  areSingleKeysOn: boolean,
): EventListener {
  const counting = new Map<string, Shortcut>();
  for (const shortcut of shortcuts) {
    if (areSingleKeysOn || hasModifier(shortcut)) counting.set(shortcut.keys, shortcut);
  }
  // The longest first: the 'p' of 'g p' must not also count as a separate 'p'.
  const ordered = [...counting.values()].sort(
    (one, other) => parseKeybinding(other.keys).length - parseKeybinding(one.keys).length,
  );
  const bindings = ordered.map(({ keys, run, isUniversal }) => [
    keys,
    (event: KeyboardEvent) => {
      if (!isUniversal && document.querySelector(DIALOGS)) return;
      event.preventDefault();
      run();
    },
  ]);
  return createKeybindingsHandler(
    Object.fromEntries(bindings) as Record<string, (event: KeyboardEvent) => void>,
    { ignore: isForSomethingElse },
  );
}

/** Returns whether a shortcut uses a modifier such as Ctrl. Shift does not count: it only changes the letter. */
function hasModifier({ keys }: Shortcut): boolean {
  return parseKeybinding(keys).every(([required]) => required.some((key) => key !== 'Shift'));
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.repeat || event.isComposing || event.defaultPrevented) return true;
  const typesNothing = event.ctrlKey || event.metaKey || event.altKey;
  return !typesNothing && event.target instanceof Element && event.target.closest(FIELDS) !== null;
}
