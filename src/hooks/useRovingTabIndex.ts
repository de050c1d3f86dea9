import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A control in a row: the row's `data-row`, and the selector of the control. */
export type RowControl = { row: string; control: string };

/**
 * Returns which row has the focus, and handlers for the keys that move from row to row. Tab reaches only one row:
 * leaving the table must not take 100,000 presses.
 */
export function useRovingTabIndex<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  /** Returns the `data-row` of a row. */
  idOf: (row: Row) => string,
  /** The selectors of a row's controls; the first one has the focus if it is not on any of them. */
  controls: readonly string[],
) {
  const [focused, setFocused] = useState<RowControl | null>(null);
  const [lastRow, setLastRow] = useState<number | null>(null);
  const shouldFocus = useRef(false);
  const index = focused ? rows.findIndex((row) => idOf(row) === focused.row) : -1;

  // A distant row is only now in the document; the browser scrolls to it.
  useEffect(() => {
    if (!focused || !shouldFocus.current) return;
    shouldFocus.current = false;
    // The focus was moved by a key, which WebKit has forgotten by now.
    findElement(list.current, focused)?.focus({ focusVisible: true });
  }, [focused, list]);

  const focusRow = (row: RowControl) => {
    shouldFocus.current = true;
    setFocused(row);
  };
  const lastIndex = useRef(index);
  const keepFocus = useEffectEvent(() => {
    const row = rows[Math.min(lastIndex.current, rows.length - 1)];
    if (focused && row !== undefined && document.activeElement === document.body)
      focusRow({ row: idOf(row), control: focused.control });
  });
  // A row that no longer passes the filters would take the focus with it.
  useEffect(() => {
    if (index === -1) keepFocus();
    else lastIndex.current = index;
  }, [index]);

  return {
    focusRow,
    /** Index of the row with the focus; null while the focus is elsewhere. */
    focusedRow: index === -1 ? null : index,
    /** Index of the row that the focus has left; null before. */
    lastRow,
    onFocus: ({ target }: FocusEvent) => {
      const control = findControl(target, controls);
      if (control) setFocused(control);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // When the window loses the focus, it will return to the same row.
      const isElsewhere = relatedTarget
        ? !findControl(relatedTarget, controls)
        : document.hasFocus();
      if (!isElsewhere) return;
      setLastRow(index);
      setFocused(null);
    },
    onKeyDown: (event: KeyboardEvent, rowsOnScreen: number) => {
      const from = findControl(event.target as Element, controls);
      if (!from || index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const page = Math.max(1, rowsOnScreen - 1);
      // Perhaps beyond the list.
      const targets: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + page,
        PageUp: index - page,
        Home: 0,
        End: rows.length - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      const row = rows[Math.min(rows.length - 1, Math.max(0, target))];
      if (row !== undefined) focusRow({ row: idOf(row), control: from.control });
    },
  };
}

function findControl(element: Element, controls: readonly string[]): RowControl | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row === undefined) return null;
  return {
    row,
    control: controls.find((control) => element.closest(control)) ?? controls[0] ?? '',
  };
}

function findElement(list: HTMLElement | null, { row, control }: RowControl) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  return rows.find(({ dataset }) => dataset['row'] === row)?.querySelector<HTMLElement>(control);
}
