import {
  freeze,
  isAsyncThunkAction,
  isAction,
  type Action,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { makeListeners } from '../domain/listeners';
import { MAY_BE_OBSERVED } from '../api/recordAndReplay';

const HIDDEN = '•••';

/** Hides the data of calls: passwords, codes and personal data. */
export function sanitizeAction<A extends Action>(action: A): A {
  // redux-persist restores the token from storage.
  if (/^(session|persist)\//.test(action.type)) return { ...action, payload: HIDDEN };
  if (!isAsyncThunkAction(action)) return action;
  const arg = action.meta.arg as { type?: 'query' | 'mutation' };
  if (arg.type !== 'mutation') return action;
  return {
    ...action,
    meta: { ...action.meta, arg: { ...arg, originalArgs: HIDDEN }, baseQueryMeta: HIDDEN },
    payload: HIDDEN,
  };
}

type WithCalls = { api?: { mutations?: Record<string, object | undefined> } };

/** Returns the state for DevTools, without the token and the data of writes. */
export function sanitizeState<S>(state: S): S {
  const { api } = state as WithCalls;
  const mutations = Object.entries(api?.mutations ?? {}).map(([key, call]) => [
    key,
    { ...call, originalArgs: HIDDEN, data: HIDDEN, error: HIDDEN },
  ]);
  return {
    ...state,
    session: HIDDEN,
    api: { ...api, mutations: Object.fromEntries(mutations) as object },
  };
}

/**
 * Returns the reducer with its entities frozen. After each action the store's checks look through everything that is not
 * frozen, which takes seconds with 10,000 orders.
 */
export function freezingEntities<S extends { entities: object }>(reducer: Reducer<S>): Reducer<S> {
  return (state, action) => {
    const next = reducer(state, action);
    freeze(next.entities, true);
    return next;
  };
}

const observers = makeListeners<[UnknownAction]>();

/** Calls back after each action has been reduced. Returns a function that unsubscribes. */
export const watchActions = observers.subscribe;

/** Middleware that passes actions to the recorder and to the error reports. */
export const actionObserver: Middleware = () => (next) => {
  if (!MAY_BE_OBSERVED) return next;
  return (action) => {
    const result = next(action);
    if (isAction(action)) observers.notify(action);
    return result;
  };
};
