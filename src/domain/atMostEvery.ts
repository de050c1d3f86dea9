/**
 * Throttles a task to once per period: `soon` runs it at once, or at the end of the period, once for all calls until
 * then; `now` always runs it.
 */
export function atMostEvery(ms: number, task: () => void) {
  let doneAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    doneAt = performance.now();
    task();
  };
  return {
    now,
    soon: (): void => {
      const rest = doneAt + ms - performance.now();
      if (rest <= 0) now();
      else timer ??= setTimeout(now, rest);
    },
    /** Drops a postponed call, if there is one. */
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Runs a postponed call, if there is one. */
    finish: (): void => {
      if (timer !== undefined) now();
    },
  };
}
