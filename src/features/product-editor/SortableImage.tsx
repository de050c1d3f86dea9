import type { ReactNode } from 'react';
import type { DraggableProvided } from 'react-beautiful-dnd';
import { productForm as texts } from './productForm.texts';
import { CloseIcon, NextIcon, PreviousIcon } from '../../components/icons';
import styles from './Images.module.css';

export type ImageItem = {
  key: string;
  picture: ReactNode;
  /** Shown beside the picture, such as the file's name. */
  note?: string;
};

type Props = {
  item: ImageItem;
  index: number;
  count: number;
  drag: DraggableProvided;
  isDragging: boolean;
  isLarge: boolean;
  isLocked: boolean;
  isShown: boolean;
  label: string;
  onShow: () => void;
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  removeLabel: string;
  onRemove: () => void;
};

/** One row: the picture, which is the drag handle, and buttons that move and remove it. */
export function SortableImage(props: Props) {
  const { item, index, count, drag, isDragging, isLarge, isLocked, isShown } = props;
  const { label, onShow, onMove, removeLabel, onRemove } = props;
  const { innerRef, draggableProps, dragHandleProps } = drag;
  const position = index + 1;
  return (
    <li
      ref={innerRef}
      {...draggableProps}
      className={styles['item']}
      data-main={index === 0}
      data-large={isLarge}
      data-dragging={isDragging}
    >
      <button
        type="button"
        {...dragHandleProps}
        className={styles['handle']}
        aria-label={label}
        aria-current={isShown || undefined}
        onClick={onShow}
      >
        {item.picture}
      </button>
      <span className={styles['note']}>
        {index === 0 && <strong className={styles['main']}>{texts.main}</strong>}
        {item.note && <span>{item.note}</span>}
      </span>
      <span className={styles['actions']}>
        <button
          type="button"
          aria-label={texts.moveBefore(position)}
          aria-disabled={isLocked || index === 0}
          className={styles['upward']}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          aria-label={texts.moveAfter(position)}
          aria-disabled={isLocked || position === count}
          className={styles['upward']}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        >
          <NextIcon />
        </button>
        <button
          type="button"
          aria-label={removeLabel}
          aria-disabled={isLocked}
          className={styles['remove']}
          onClick={() => {
            if (!isLocked) onRemove();
          }}
        >
          <CloseIcon />
        </button>
      </span>
    </li>
  );
}
