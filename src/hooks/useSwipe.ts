import { useRef, type TouchEvent } from 'react';

/** How far a finger must move sideways to count as a swipe. */
const MIN_SWIPE_PX = 40;

/** Returns touch handlers: a swipe to the left calls back with 1 (next), to the right with -1. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers zoom the page, and then one moves it.
      const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1;
      start.current = finger && isSwipe ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > Math.abs(down)) {
        onSwipe(across < 0 ? 1 : -1);
      }
    },
  };
}
