import { useEffect, useState } from 'react';
import { whenIdle } from '../domain/whenIdle';

/** Returns whether the page has been idle since this component mounted: for work that can wait. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
