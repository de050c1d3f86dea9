/**
 * Does a task under a Web Lock, when no tab is at one of the same name; `mode` 'shared' lets
 * other shared tasks of that name go on beside it. Where there are no locks (plain http, old
 * browsers), or the browser forbids them with all storage, it is done at once.
 * Rejects as the task does.
 */
export async function underLock<Result>(
  locks: Pick<LockManager, 'request'> | null,
  name: string,
  task: () => Promise<Result>,
  mode: LockMode = 'exclusive',
): Promise<Result> {
  if (!locks) return task();
  let hasBegun = false;
  try {
    return await locks.request(name, { mode }, () => {
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return task(); // no lock was to be had
  }
}
