import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is on its way is only worth a word when it takes longer than this (ms). */
const SOON_MS = 200;

let onTheirWay = 0;
let placeholders = 0;
const listeners = new Set<() => void>();

/**
 * Counts a screen's file while it loads. Going on to the screen leaves the one before as it is
 * until then, so what is shown besides must say that something happens.
 */
export function withRouteProgress<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    onTheirWay += 1;
    tell();
    return load().finally(() => {
      onTheirWay -= 1;
      tell();
    });
  };
}

/** Whether a screen takes a while to come, and nothing in its place says so. */
export function useIsScreenLate(): boolean {
  const isAwaited = useSyncExternalStore(listen, isScreenAwaited, isScreenAwaited);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), SOON_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited]);
  return isLate;
}

function isScreenAwaited(): boolean {
  return onTheirWay > 0 && placeholders === 0;
}

/** For what stands in the place of a screen and says itself that it is on its way. */
export function useAsPlaceholder(): void {
  useEffect(() => {
    placeholders += 1;
    tell();
    return () => {
      placeholders -= 1;
      tell();
    };
  }, []);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Screens begin to load while React draws, when nothing else may be drawn anew.
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
