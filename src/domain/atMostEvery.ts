/**
 * Does a task not more often than every so many milliseconds: `soon` does it at once, or with all
 * that comes until then when it may be done again; `now` does it in any case.
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
    /** Whether it may be done again. */
    isDue: (): boolean => rest() <= 0,
    /** Does what is put off, if anything is. */
    finish: (): void => {
      if (timer !== undefined) now();
    },
  };
}
