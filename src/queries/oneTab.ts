/**
 * Does a task unless this or another tab is at one of the same name: says whether it has
 * begun, and when it is over and another may begin. Without Web Locks (plain http, old
 * browsers, all storage forbidden) it always begins.
 */
export function ifNoTabIsAt(
  name: string,
  task: () => Promise<void>,
): { hasBegun: Promise<boolean>; isOver: Promise<void> } {
  if (!('locks' in navigator)) return { hasBegun: Promise.resolve(true), isOver: task() };
  const { promise: hasBegun, resolve } = Promise.withResolvers<boolean>();
  let isAnswered = false;
  const answered = (isOurs: boolean): void => {
    isAnswered = true;
    resolve(isOurs);
  };
  const isOver = navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      answered(lock !== null);
      if (lock) await task();
    })
    .catch((error: unknown) => {
      if (isAnswered) throw error;
      answered(true);
      return task();
    });
  return { hasBegun, isOver };
}

/** Does a task when no tab is at one of the same name any more; never without Web Locks. */
export async function onceNoTabIsAt(
  name: string,
  task: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  await navigator.locks.request(name, { signal }, begin).catch((error: unknown) => {
    if (hasBegun && !signal.aborted) throw error;
  });
}
