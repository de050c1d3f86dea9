import { useState } from 'react';
import Confetti from 'react-confetti';
import { isClockStopped } from '../../domain/clock';
import { CONFETTI_PIECES } from '../../domain/limits';
import { isMotionReduced } from '../../domain/isMotionReduced';

/** Shows confetti once; none if reduced motion is preferred (spec section 2). */
export default function Celebration() {
  const [isShown, setIsShown] = useState(
    () => !isClockStopped() && !isMotionReduced() && canDraw(),
  );
  if (!isShown) return null;
  return (
    <Confetti
      aria-hidden="true"
      numberOfPieces={CONFETTI_PIECES}
      recycle={false}
      tweenDuration={1500}
      onConfettiComplete={() => setIsShown(false)}
      style={{ position: 'fixed', inset: 0, pointerEvents: 'none', zIndex: 1 }}
    />
  );
}

// The library does not check whether the canvas can be drawn on.
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}
