import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { productForm as texts } from './productForm.texts';
import { SortableImage, type ImageList } from './SortableImage';
import styles from './Images.module.css';

type Props = ImageList & { onMove: (from: number, to: number) => void };

/**
 * A product's pictures in their order, the main one first; sorted by dragging with mouse, finger or
 * keyboard, or by buttons.
 */
export function SortableImages({ onMove, ...images }: Props) {
  const { items, isLocked } = images;
  const [announcement, setAnnouncement] = useState('');
  const count = items.length;
  const whole = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);

  // A picture that the keyboard has moved, perhaps past the large first one.
  useEffect(() => {
    const { activeElement } = document;
    if (isMoved.current && whole.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
    isMoved.current = false;
  }, [items]);

  const move = (from: number, to: number, button: HTMLElement) => {
    if (isLocked || to < 0 || to >= count) return;
    isMoved.current = true;
    // The pressed button moves with its row, and must keep the focus.
    flushSync(() => {
      onMove(from, to);
      setAnnouncement(texts.moved(to + 1, count));
    });
    button.focus();
  };

  return (
    <div ref={whole} className={styles['sortable']}>
      <Typography variant="body2" color="textSecondary">
        {texts.orderHint}
      </Typography>
      <DragDropContext
        dragHandleUsageInstructions={texts.dragHelp}
        onDragStart={({ source }: DragStart, { announce }: ResponderProvided) =>
          announce(texts.lifted(source.index + 1, count))
        }
        onDragUpdate={({ destination }: DragUpdate, { announce }: ResponderProvided) =>
          announce(destination ? texts.over(destination.index + 1, count) : texts.notMoved)
        }
        onDragEnd={(
          { source, destination, reason }: DropResult,
          { announce }: ResponderProvided,
        ) => {
          if (!destination || reason === 'CANCEL') return announce(texts.notMoved);
          announce(texts.moved(destination.index + 1, count));
          if (destination.index === source.index) return;
          isMoved.current = true;
          onMove(source.index, destination.index);
        }}
      >
        <Droppable droppableId="images">
          {(list) => (
            <ul
              ref={list.innerRef}
              {...list.droppableProps}
              aria-label={texts.list}
              className={styles['list']}
            >
              {items.map((item, index) => (
                <Draggable
                  key={item.key}
                  draggableId={item.key}
                  index={index}
                  isDragDisabled={isLocked}
                  disableInteractiveElementBlocking
                >
                  {(drag, { isDragging }) => (
                    <SortableImage
                      list={images}
                      item={item}
                      index={index}
                      drag={drag}
                      isDragging={isDragging}
                      onMove={(by, button) => move(index, index + by, button)}
                    />
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </ul>
          )}
        </Droppable>
        <span aria-live="polite" className="visually-hidden">
          {announcement}
        </span>
      </DragDropContext>
    </div>
  );
}
