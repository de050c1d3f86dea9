import type { Action } from '@reduxjs/toolkit';

const HIDDEN = '•••';

/** What a call carries and receives can be a password, a code or a person's data. */
export function sanitizeAction<A extends Action>(action: A): A {
  if (action.type.startsWith('session/')) return { ...action, payload: HIDDEN };
  if (!action.type.startsWith('api/executeMutation')) return action;
  const meta = (action as { meta?: { arg?: object } }).meta;
  return {
    ...action,
    meta: { ...meta, arg: { ...meta?.arg, originalArgs: HIDDEN }, baseQueryMeta: HIDDEN },
    payload: HIDDEN,
  };
}

/** The state as DevTools show it: without the token. */
export function sanitizeState<S>(state: S): S {
  return { ...state, session: HIDDEN };
}
