/**
 * Throttles a task to once every so many milliseconds: `soon` runs it at once, or when the time is
 * up, once for all calls until then; `now` runs it in any case.
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
    /** Runs what is put off, if anything is. */
    finish: (): void => {
      if (timer !== undefined) now();
    },
  };
}
