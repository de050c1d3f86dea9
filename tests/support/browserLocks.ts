type Held = { name: string; mode: LockMode; steal: () => void };
type Waiting = { name: string; mode: LockMode; grant: () => void };

/**
 * A lock manager that grants locks as browsers do, in the order of the Web Locks specification: every
 * request and every abort is a step of its own, and grants what it makes free. Node grants later, when the
 * page may have made further requests.
 */
export function browserLocks(): Pick<LockManager, 'request' | 'query'> {
  let held: Held[] = [];
  let queue: Waiting[] = [];

  const isFree = ({ name, mode }: Waiting) =>
    held.every((lock) => lock.name !== name || (lock.mode === 'shared' && mode === 'shared'));
  function grantNext(name: string): void {
    const next = queue.find((waiting) => waiting.name === name);
    if (!next || !isFree(next)) return;
    queue = queue.filter((waiting) => waiting !== next);
    next.grant();
    grantNext(name);
  }

  function request(
    name: string,
    { mode = 'exclusive', ifAvailable, steal, signal }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // The page learns about a grant in a separate task.
    const call = (lock: Lock | null) => {
      const run = async () => callback(lock);
      nextTask(() => void run().then(resolve, reject));
    };
    const hold: Held = { name, mode, steal: () => reject(new DOMException('', 'AbortError')) };
    const release = () =>
      nextTask(() => {
        held = held.filter((lock) => lock !== hold);
        grantNext(name);
      });
    promise.then(release, release);
    const waiting: Waiting = {
      name,
      mode,
      grant: () => {
        held.push(hold);
        call({ name, mode });
      },
    };
    signal?.addEventListener('abort', () => {
      if (held.includes(hold)) return;
      nextTask(() => {
        queue = queue.filter((other) => other !== waiting);
        grantNext(name);
      });
      reject(signal.reason);
    });
    nextTask(() => {
      if (steal) {
        for (const lock of held.filter((other) => other.name === name)) lock.steal();
        held = held.filter((other) => other.name !== name);
        waiting.grant();
      } else if (ifAvailable && !(isFree(waiting) && queue.every((other) => other.name !== name))) {
        call(null);
      } else {
        queue.push(waiting);
        grantNext(name);
      }
    });
    return promise;
  }

  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held: held.map((lock) => ({ ...lock, clientId: 'tab' })) }),
  };
}

function nextTask(step: () => void): void {
  setImmediate(step);
}
