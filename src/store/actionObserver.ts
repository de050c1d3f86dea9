import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

/** Only development and QA builds record. */
const WITH_RECORDER = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

let observer: ((action: UnknownAction) => void) | null = null;

/** Calls back after each action is reduced. Returns a function that unsubscribes. */
export function watchActions(onAction: (action: UnknownAction) => void): () => void {
  observer = onAction;
  return () => {
    if (observer === onAction) observer = null;
  };
}

/** Middleware that passes actions to the recorder. */
export const actionObserver: Middleware = () => (next) => {
  if (!WITH_RECORDER) return next;
  return (action) => {
    const result = next(action);
    if (observer && isAction(action)) observer(action);
    return result;
  };
};
