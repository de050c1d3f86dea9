type Observable<State> = {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Calls `effect` after each change of `select`'s result. Returns a function that unsubscribes. Redux Toolkit's listener
 * middleware does more, and is too large for the first screen.
 */
export function onStateChange<State, Selected>(
  { getState, subscribe }: Observable<State>,
  select: (state: State) => Selected,
  effect: (selected: Selected, previous: Selected) => void,
): () => void {
  let selected = select(getState());
  return subscribe(() => {
    const previous = selected;
    // Before the effect, whose dispatches may call this again.
    selected = select(getState());
    if (selected !== previous) effect(selected, previous);
  });
}

/** Resolves once a state fulfils a condition: immediately, or after the change that makes it true. */
export function waitForState<State>(
  { getState, subscribe }: Observable<State>,
  isFulfilled: (state: State) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isFulfilled(getState())) return resolve();
    const unsubscribe = subscribe(() => {
      if (!isFulfilled(getState())) return;
      unsubscribe();
      resolve();
    });
  });
}
