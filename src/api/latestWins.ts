type Waiting = { run: () => Promise<void>; skip: () => void };

const running = new Map<string, { next: Waiting | null }>();

/**
 * Runs tasks of one key one after the other. A task that still waits when a newer one comes
 * is skipped: its result is 'superseded'. A task's rejection reaches its own caller only.
 */
export function coalesceLatest<Result>(
  key: string,
  task: () => PromiseLike<Result> | Result,
): Promise<Result | 'superseded'> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      run: async () => {
        try {
          resolve(await task());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      },
      skip: () => resolve('superseded'),
    };
    const queue = running.get(key);
    if (!queue) return void work(key, waiting);
    queue.next?.skip();
    queue.next = waiting;
  });
}

async function work(key: string, first: Waiting): Promise<void> {
  const queue: { next: Waiting | null } = { next: null };
  running.set(key, queue);
  for (let current: Waiting | null = first; current; current = queue.next) {
    queue.next = null;
    await current.run();
  }
  running.delete(key);
}
