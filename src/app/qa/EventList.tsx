import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { formatSeconds } from '../../domain/dates';
import { KindIcon } from './Marks';
import { changePlayer, currentPlayer, jumpTo, subscribeToPlayer } from './player';
import { qa as texts } from './qa.texts';
import styles from './Player.module.css';
import { KINDS, type Timeline } from './timeline';

/** In pixels, as in the stylesheet; all rows are equally high, so that only those on screen are rendered. */
const ROW_HEIGHT = 44;
const MOUNTED_ROWS = 16;

/** Lists what happened in a recording, and follows its present moment; a press goes to a moment. */
export function EventList({ timeline, moment }: { timeline: Timeline; moment: number }) {
  const { hidden } = useSyncExternalStore(subscribeToPlayer, currentPlayer);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { entries } = timeline;
  const shown = entries.filter(({ kind }) => !hidden.includes(kind));
  const current = shown.findLastIndex((entry) => entry.moment <= moment);
  const first = Math.max(
    0,
    Math.min(Math.floor(top / ROW_HEIGHT) - 4, shown.length - MOUNTED_ROWS),
  );

  useLayoutEffect(() => {
    if (!list.current) return;
    const { clientHeight, scrollTop } = list.current;
    const row = Math.max(0, current) * ROW_HEIGHT;
    if (row >= scrollTop && row + ROW_HEIGHT <= scrollTop + clientHeight) return;
    list.current.scrollTop = row - (clientHeight - ROW_HEIGHT) / 2;
  }, [current]);

  return (
    <>
      <div role="group" aria-label={texts.filter} className={styles['filter']}>
        {KINDS.map((kind) => {
          const count = entries.filter((entry) => entry.kind === kind).length;
          if (count === 0) return null;
          const others = hidden.filter((one) => one !== kind);
          return (
            <FormControlLabel
              key={kind}
              label={
                <span className={styles['kind']}>
                  <KindIcon kind={kind} /> {texts.kinds[kind]} ({count})
                </span>
              }
              control={
                <Checkbox
                  checked={!hidden.includes(kind)}
                  onChange={(_, isShown) =>
                    changePlayer({ hidden: isShown ? others : [...others, kind] })
                  }
                />
              }
            />
          );
        })}
      </div>
      <List
        ref={list}
        aria-label={texts.events}
        disablePadding
        className={styles['list'] ?? ''}
        style={{ '--rows-height': `${shown.length * ROW_HEIGHT}px` } as CSSProperties}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={moveFocus}
      >
        {shown.slice(first, first + MOUNTED_ROWS).map((entry, offset) => {
          const index = first + offset;
          return (
            <ListItem
              key={index}
              disablePadding
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              className={styles['entry'] ?? ''}
              style={{ insetBlockStart: `${index * ROW_HEIGHT}px` }}
            >
              <ListItemButton
                selected={entry.moment === moment}
                aria-current={entry.moment === moment ? 'step' : undefined}
                tabIndex={index === Math.max(0, current) ? 0 : -1}
                onClick={() => jumpTo(entry.moment)}
              >
                <KindIcon kind={entry.kind} />
                <span className={styles['entryText']}>
                  {formatSeconds(entry.at)} {entry.text}
                </span>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </>
  );
}

/** Moves the focus to the entry above or below. */
function moveFocus(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  event.preventDefault();
  const row = (target as Element).closest('li');
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  next?.querySelector<HTMLElement>('[role="button"]')?.focus();
}
