import { useEffect, useRef, useState } from 'react';
import { isClockStopped, realNow } from '../../domain/clock';
import { UNDO_MS } from '../../domain/limits';
import { conflicts as texts } from '../../components/conflicts.texts';
import styles from './UndoOffer.module.css';

type Props = {
  onUndo: () => void;
  /** The time to undo is over. */
  onEnd: () => void;
};

/** Offers to undo a change for ten seconds, which pause while it is hovered or focused. */
export function UndoOffer({ onUndo, onEnd }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const remainingMs = useRef(UNDO_MS);
  const end = useRef(onEnd);
  const isPaused = isHovered || isFocused || isClockStopped();

  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const since = realNow();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= realNow() - since;
    };
  }, [isPaused]);

  return (
    <div
      className={styles['offer']}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <p role="status">{texts.restoreOffer}</p>
      <button type="button" className="button" onClick={onUndo}>
        {texts.restore}
      </button>
      <span aria-hidden="true" className={isPaused ? styles['held'] : styles['time']} />
    </div>
  );
}
