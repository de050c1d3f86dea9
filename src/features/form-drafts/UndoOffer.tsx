import { useEffect, useEffectEvent, useRef } from 'react';
import { isClockStopped, realNow } from '../../domain/clock';
import { UNDO_MS } from '../../domain/limits';
import { conflicts as texts } from './conflicts.texts';
import { Offer } from './Offer';
import { useIsHeld } from '../../hooks/useIsHeld';
import styles from './UndoOffer.module.css';

type Props = {
  /** Describes the change if it is not visible right above. */
  what?: string;
  /** Whether another write is running: until it ends nothing can be undone. */
  isLocked: boolean;
  onUndo: () => void;
  /** Called when the time to undo is over. */
  onEnd: () => void;
};

/** Offers to undo a change for ten seconds, which pause while it is hovered or focused, or locked. */
export function UndoOffer({ what, isLocked, onUndo, onEnd }: Props) {
  const [isHeld, hold] = useIsHeld();
  const remainingMs = useRef(UNDO_MS);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || isLocked || isClockStopped();

  useEffect(() => {
    if (isPaused) return;
    const since = realNow();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= realNow() - since;
    };
  }, [isPaused]);

  return (
    <div {...hold}>
      <Offer choices={{ [texts.restore]: onUndo }} isLocked={isLocked}>
        {what && `${what} `}
        {texts.restoreOffer}
        <span aria-hidden="true" className={isPaused ? styles['stopped'] : styles['time']} />
      </Offer>
    </div>
  );
}
