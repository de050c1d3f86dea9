import { useState } from 'react';
import Confetti from 'react-confetti';
import { isClockStopped } from '../../domain/clock';
import { CONFETTI_PIECES } from '../../domain/limits';

/** Confetti over the page, once; none for who wants no motion (spec section 2). */
export default function Celebration() {
  const [isWanted, setIsWanted] = useState(
    () => !isClockStopped() && !matchMedia('(prefers-reduced-motion: reduce)').matches && canDraw(),
  );
  if (!isWanted) return null;
  return (
    <Confetti
      aria-hidden="true"
      numberOfPieces={CONFETTI_PIECES}
      recycle={false}
      tweenDuration={1500}
      onConfettiComplete={() => setIsWanted(false)}
      style={{ position: 'fixed', inset: 0, pointerEvents: 'none', zIndex: 1 }}
    />
  );
}

// The confetti take a canvas for granted.
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}
