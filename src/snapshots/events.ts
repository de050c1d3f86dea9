import { isAnyOf, isAsyncThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '../api/shopApi';
import { redactErrorMessage, redactErrorType } from './redactError';

/** RTK Query's metadata of a call's action; `condition`: the call is not made at all. */
type CallMeta = {
  arg: { endpointName: string };
  requestStatus: 'pending' | 'fulfilled' | 'rejected';
  condition?: boolean;
};

const { onFocus, onFocusLost, onOffline, onOnline } = shopApi.internalActions;
const isRefetchTrigger = isAnyOf(onFocus, onFocusLost, onOffline, onOnline);

/** Internal actions of RTK Query and redux-persist. */
const INTERNAL_TYPE = new RegExp(`^(${shopApi.reducerPath}|persist)/`);

/** Returns the name of an action in a recording; null for internal actions of libraries. */
export function eventOf(action: UnknownAction): string | null {
  if (isAsyncThunkAction(action)) {
    const { condition, arg, requestStatus } = action.meta as CallMeta;
    return condition ? null : `${arg.endpointName} ${requestStatus}`;
  }
  return isRefetchTrigger(action) || INTERNAL_TYPE.test(action.type) ? null : action.type;
}

/** The delay after the last scroll or resize event before it is reported. */
const DEBOUNCE_MS = 150;

/**
 * Reports scrolling, resizing and steps back and forward, but no other navigation: those open a
 * page, which is an action. Returns a function that unsubscribes.
 */
export function observeViewport(onEvent: (event: string) => void): () => void {
  const navigated = () => onEvent('page/addressChanged');
  const scrolled = debounce(() => onEvent('page/scrolled'));
  const resized = debounce(() => onEvent('page/resized'));
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('popstate', navigated, { signal });
  addEventListener('scroll', scrolled.call, { passive: true, signal });
  addEventListener('resize', resized.call, { signal });
  return () => {
    listening.abort();
    scrolled.stop();
    resized.stop();
  };
}

function debounce(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const call = () => {
    stop();
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
  return { call, stop };
}

/** Longer messages are cut, in characters. */
const MAX_MESSAGE = 300;

/** Errors that no fault of the shop causes. */
const IGNORED = /^AbortError|^\w+: ResizeObserver loop/;

/**
 * Reports JavaScript errors: thrown ones, rejections that nothing handles, and those that an error boundary has caught.
 * Only what browsers and React say themselves stays readable. Returns a function that unsubscribes.
 */
export function observeErrors(onEvent: (event: string) => void): () => void {
  const listening = new AbortController();
  const listen = (type: string, errorOf: (event: never) => unknown) =>
    addEventListener(
      type,
      (event) => {
        const error = errorOf(event as never);
        // Anything can be thrown, also what cannot become a string.
        const { name, message } =
          error instanceof Error ? error : new Error(typeof error === 'string' ? error : '');
        if (IGNORED.test(`${name}: ${message}`)) return;
        const text = redactErrorMessage(message.slice(0, MAX_MESSAGE));
        onEvent(`page/error ${redactErrorType(name)}: ${text}`);
      },
      { signal: listening.signal },
    );
  listen('error', ({ error, message }: ErrorEvent) => error ?? message);
  listen('unhandledrejection', ({ reason }: PromiseRejectionEvent) => reason);
  listen('errorcaught', ({ detail }: CustomEvent) => detail);
  return () => listening.abort();
}

/**
 * Reports navigations other than steps back and forward, for which browsers fire no event. The instance's functions
 * shadow those of the prototype; the returned function deletes them again.
 */
export function watchHistory(onChange: () => void): () => void {
  const { pushState, replaceState } = History.prototype;
  const observed = (change: History['pushState']): History['pushState'] =>
    function (this: History, ...args) {
      change.apply(this, args);
      onChange();
    };
  Object.assign(history, { pushState: observed(pushState), replaceState: observed(replaceState) });
  return () => {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}
