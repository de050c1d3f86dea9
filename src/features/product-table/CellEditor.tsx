import InputBase from '@mui/material/InputBase';
import { useRef, type KeyboardEvent } from 'react';
import type { TableField } from '../../domain/productEdit';
import { productFields } from '../bulk-jobs/bulkJobs.texts';
import type { Move } from './useTableCells';
import { useOpenCell } from './useOpenCell';
import styles from './ProductTable.module.css';

type Props = {
  field: TableField;
  /** Called with the typed text, or null if it is given up; without a move the focus has gone elsewhere. */
  onClose: (text: string | null, move: Move | null) => void;
};

/** The field in an open cell. */
export function CellEditor({ field, onClose }: Props) {
  const { cell, open } = useOpenCell();
  const isClosed = useRef(false);
  if (!cell) return null;
  const close = (text: string | null, move: Move | null) => {
    // The field also loses the focus when it closes.
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(text, move);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // the table's own keys
    const { key, shiftKey } = event;
    const move = MOVES[key]?.[shiftKey ? 1 : 0];
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close(key === 'Escape' ? null : cell.text, move);
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      className={styles['editor'] ?? ''}
      value={cell.text}
      onChange={({ target }) => open({ ...cell, text: target.value })}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onBlur={() => close(cell.text, null)}
      onKeyDown={onKeyDown}
      slotProps={{
        input: {
          'aria-label': productFields[field],
          autoComplete: 'off',
          inputMode: field === 'price' ? 'decimal' : 'text',
          enterKeyHint: 'next',
        },
      }}
    />
  );
}

/** Where each key leads, without and with the Shift key. */
const MOVES: Readonly<Record<string, readonly [plain: Move, shifted: Move]>> = {
  Escape: ['stay', 'stay'],
  Enter: ['down', 'up'],
  Tab: ['next', 'previous'],
  ArrowDown: ['down', 'down'],
  ArrowUp: ['up', 'up'],
};
