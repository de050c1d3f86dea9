/** Makes a list of listeners, which are called with `Args`. */
export function makeListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Calls `listener` at each notification; returns a function that unsubscribes. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
  };
}
