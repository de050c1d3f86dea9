type Waiting = { run: () => Promise<void>; skip: () => void };

const running = new Map<string, { next: Waiting | null }>();

/**
 * Runs tasks of one key one after the other. A task that is still waiting when a newer one arrives is skipped: its
 * result is 'superseded'. A task's rejection reaches only its own caller.
 */
export function coalesceLatest<Result>(
  key: string,
  task: () => PromiseLike<Result> | Result,
): Promise<Result | 'superseded'> {
  return new Promise((resolve, reject) => {
    const run = async () => task();
    const waiting: Waiting = {
      run: () => run().then(resolve, reject),
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

/**
 * Runs `lanes` tasks in parallel; each lane takes one after the other until none is left (`takeOne` resolves to false).
 * Rejects with the first task that does.
 */
export async function mapConcurrent(lanes: number, takeOne: () => Promise<boolean>): Promise<void> {
  const work = async () => {
    while (await takeOne());
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** Waits `ms` milliseconds, or until `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(0, ms));
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
