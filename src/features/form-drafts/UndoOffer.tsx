import { useEffect, useRef, useState } from 'react';
import { isClockStopped, realNow } from '../../domain/clock';
import { UNDO_MS } from '../../domain/limits';
import { conflicts as texts } from '../../components/conflicts.texts';
import styles from './UndoOffer.module.css';

type Props = {
  onUndo: () => void;
  /** The time to change one's mind is over. */
  onEnd: () => void;
};

/** Offers to take a change back, for ten seconds that stand still under a pointer or the focus. */
export function UndoOffer({ onUndo, onEnd }: Props) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const left = useRef(UNDO_MS);
  const end = useRef(onEnd);
  const isHeld = isPointed || isFocused || isClockStopped();

  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const since = realNow();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= realNow() - since;
    };
  }, [isHeld]);

  return (
    <div
      className={styles['offer']}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <p role="status">{texts.restoreOffer}</p>
      <button type="button" className="button" onClick={onUndo}>
        {texts.restore}
      </button>
      <span aria-hidden="true" className={isHeld ? styles['held'] : styles['time']} />
    </div>
  );
}
