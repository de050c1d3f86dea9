import { useRef, type TouchEvent } from 'react';

/** Pixels that a finger travels sideways before it counts as a swipe. */
const DISTANCE = 40;

/** Touch handlers of an element: a swipe to the left asks for the next thing (1), or back (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers enlarge the page.
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= DISTANCE && Math.abs(across) > Math.abs(down)) {
        onSwipe(across < 0 ? 1 : -1);
      }
    },
  };
}
