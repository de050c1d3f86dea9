import { useEffect, useState, useSyncExternalStore } from 'react';
import { makeListeners } from '../domain/listeners';

/** A screen that loads within this time needs no loading message (ms). */
const MESSAGE_DELAY_MS = 200;

let loading = 0;
const { subscribe, notify } = makeListeners();

// Screens begin to load while React renders, when no other component may be updated.
const notifySoon = () => queueMicrotask(notify);

/**
 * Counts a screen's chunk while it loads: the previous screen stays until then, so an additional message must show that
 * something is happening.
 */
export function withRouteProgress<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    loading += 1;
    notifySoon();
    return load().finally(() => {
      loading -= 1;
      notifySoon();
    });
  };
}

/** Returns whether the next screen takes long to load. */
export function useIsRouteSlow(): boolean {
  const isLoading = useSyncExternalStore(subscribe, isRouteLoading, isRouteLoading);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), MESSAGE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}

function isRouteLoading(): boolean {
  return loading > 0;
}
