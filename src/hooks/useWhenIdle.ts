import { useEffect, useState } from 'react';
import { whenIdle } from '../domain/whenIdle';

/** How long to wait at most for an idle page. */
const IDLE_TIMEOUT_MS = 3_000;

/** Returns whether the page has been idle since this component mounted: for what can wait. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), IDLE_TIMEOUT_MS), []);
  return isIdle;
}
