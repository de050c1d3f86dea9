import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

/** Recordings are for development and for builds that QA uses: others tell nobody. */
const WITH_RECORDER = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

let watcher: ((action: UnknownAction) => void) | null = null;

/** Tells of each action after it has come to the state; gives what ends that. */
export function watchActions(onAction: (action: UnknownAction) => void): () => void {
  watcher = onAction;
  return () => {
    if (watcher === onAction) watcher = null;
  };
}

/** The part of the store that tells a recorder of its actions. */
export const actionObserver: Middleware = () => (next) => {
  if (!WITH_RECORDER) return next;
  return (action) => {
    const result = next(action);
    if (watcher && isAction(action)) watcher(action);
    return result;
  };
};
