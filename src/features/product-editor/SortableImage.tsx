import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DraggableProvided } from 'react-beautiful-dnd';
import { productForm as texts } from './productForm.texts';
import { DeleteIcon, NextIcon, PreviousIcon } from '../../components/icons';
import styles from './Images.module.css';

type ImageItem = {
  key: string;
  picture: ReactNode;
  /** Shown next to the picture, such as the file's name. */
  note?: string;
};

export type ImageList = {
  items: readonly ImageItem[];
  /** Whether the first is shown large in the list itself. */
  isMainLarge?: boolean;
  isLocked: boolean;
  removeLabel: (position: number) => string;
  onRemove: (index: number) => void;
  /** Pressing a picture enlarges it: the button's name, the index on display, the callback. */
  show?: { label: (position: number) => string; index: number; onShow: (index: number) => void };
};

type Props = {
  list: ImageList;
  item: ImageItem;
  index: number;
  drag: DraggableProvided;
  isDragging: boolean;
  onMove: (by: -1 | 1, button: HTMLElement) => void;
};

/** One row: the picture, which is the drag handle, and buttons that move and remove it. */
export function SortableImage({ list, item, index, drag, isDragging, onMove }: Props) {
  const { items, isMainLarge = false, isLocked, removeLabel, onRemove, show } = list;
  const { innerRef, draggableProps, dragHandleProps } = drag;
  const position = index + 1;
  return (
    <Card
      component="li"
      ref={innerRef}
      {...draggableProps}
      className={styles['item'] ?? ''}
      data-large={isMainLarge && index === 0}
      data-dragging={isDragging}
    >
      <ButtonBase
        {...dragHandleProps}
        className={styles['handle'] ?? ''}
        aria-label={(show?.label ?? texts.drag)(position)}
        aria-current={show?.index === index || undefined}
        onClick={() => show?.onShow(index)}
      >
        {item.picture}
      </ButtonBase>
      <Typography component="div" variant="body2" className={styles['note'] ?? ''}>
        {index === 0 && <Chip component="strong" size="small" color="primary" label={texts.main} />}
        {item.note && <div>{item.note}</div>}
      </Typography>
      <span className={styles['actions']}>
        <Tooltip title={texts.moveBefore(position)}>
          <IconButton
            aria-disabled={isLocked || index === 0}
            className={styles['upward'] ?? ''}
            onClick={({ currentTarget }) => onMove(-1, currentTarget)}
          >
            <PreviousIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={texts.moveAfter(position)}>
          <IconButton
            aria-disabled={isLocked || position === items.length}
            className={styles['upward'] ?? ''}
            onClick={({ currentTarget }) => onMove(1, currentTarget)}
          >
            <NextIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={removeLabel(position)}>
          <IconButton
            aria-disabled={isLocked}
            className={styles['remove'] ?? ''}
            onClick={() => {
              if (!isLocked) onRemove(index);
            }}
          >
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </span>
    </Card>
  );
}
