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
  const rest = (): number => doneAt + ms - performance.now();

  return {
    now,
    soon: (): void => {
      if (rest() <= 0) now();
      else timer ??= setTimeout(now, rest());
    },
    /** Whether it may run again. */
    isDue: (): boolean => rest() <= 0,
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
