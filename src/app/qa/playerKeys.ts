import { useEffect, useEffectEvent } from 'react';
import {
  changePlayer,
  currentPlayer,
  jumpTo,
  mark,
  pause,
  play,
  SPEEDS,
  stepBy,
  switchChanges,
} from './player';
import { qa as texts } from './qa.texts';
import type { Step } from './timeline';

export type Command = { keys: string; does: string; run: () => void };

/** Returns what the keys do. */
export function playerCommands(
  moment: number,
  last: number,
  isPlaying: boolean,
  showKeys: () => void,
): Command[] {
  const bySpeed = (direction: 1 | -1) => {
    const next = SPEEDS.indexOf(currentPlayer().speed as (typeof SPEEDS)[number]) + direction;
    changePlayer({ speed: SPEEDS[next] ?? currentPlayer().speed });
  };
  const steps = (step: Step, keys: [next: string, previous: string]): Command[] => [
    { keys: keys[0], does: texts.nextOf(step), run: () => stepBy(step, 1) },
    { keys: keys[1], does: texts.previousOf(step), run: () => stepBy(step, -1) },
  ];
  return [
    { keys: 'Space', does: texts.playOrPause, run: isPlaying ? pause : play },
    ...steps('moment', ['ArrowRight', 'ArrowLeft']),
    ...steps('action', ['a', 'Shift+a']),
    ...steps('call', ['c', 'Shift+c']),
    ...steps('error', ['e', 'Shift+e']),
    ...steps('message', ['s', 'Shift+s']),
    { keys: 'Home', does: texts.toStart, run: () => jumpTo(0) },
    { keys: 'End', does: texts.toEnd, run: () => jumpTo(last) },
    { keys: '+', does: texts.faster, run: () => bySpeed(1) },
    { keys: '-', does: texts.slower, run: () => bySpeed(-1) },
    { keys: 'm', does: texts.markKey, run: () => mark(moment) },
    { keys: 'd', does: texts.changes, run: switchChanges },
    { keys: '?', does: texts.keysTitle, run: showKeys },
  ];
}

/** Keys that fields and controls use themselves. */
const OWN_KEYS: readonly [selector: string, keys: RegExp][] = [
  ['select, textarea, input:not([type=range], [type=checkbox])', /./],
  ['a, button, summary, [role=button], [type=checkbox]', /^( |Enter)$/],
  ['[type=range]', /^(Arrow|Home|End|Page)/],
];

/** Listens for the player's keys, in the replayed page too, whose dialogs keep the focus. */
export function usePlayerKeys(commands: readonly Command[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (OWN_KEYS.some(([selector, keys]) => keys.test(key) && target.closest(selector))) return;
    const name = key === ' ' ? 'Space' : key;
    const pressed = shiftKey && /^[a-z]$/i.test(key) ? `Shift+${key.toLowerCase()}` : name;
    const command = commands.find(({ keys }) => keys === pressed);
    if (!command) return;
    event.preventDefault();
    // The replayed page has keys of its own.
    event.stopPropagation();
    command.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
