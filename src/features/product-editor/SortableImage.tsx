import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
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
    <Card
      component="li"
      ref={innerRef}
      {...draggableProps}
      className={styles['item'] ?? ''}
      data-large={isLarge}
      data-dragging={isDragging}
    >
      <ButtonBase
        {...dragHandleProps}
        className={styles['handle'] ?? ''}
        aria-label={label}
        aria-current={isShown || undefined}
        onClick={onShow}
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
            aria-disabled={isLocked || position === count}
            className={styles['upward'] ?? ''}
            onClick={({ currentTarget }) => onMove(1, currentTarget)}
          >
            <NextIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={removeLabel}>
          <IconButton
            aria-disabled={isLocked}
            onClick={() => {
              if (!isLocked) onRemove();
            }}
          >
            <CloseIcon />
          </IconButton>
        </Tooltip>
      </span>
    </Card>
  );
}
