/**
 * The part of IndexedDB that waiting reports need, which jsdom lacks: one store, whose requests succeed asynchronously.
 */
export function fakeIndexedDb() {
  const entries = new Map<number, unknown>();
  const succeed = <Result>(result: Result) => {
    const request = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const transaction = () => {
    const finished = { oncomplete: null as (() => void) | null };
    setTimeout(() => finished.oncomplete?.());
    return finished;
  };
  const objectStore = () => ({
    transaction: transaction(),
    getAllKeys: () => succeed([...entries.keys()].sort((one, other) => one - other)),
    get: (key: number) => succeed(entries.get(key)),
    // Real transactions take turns: a later one sees that the key is in use.
    put: (value: unknown, key: number) =>
      void entries.set(entries.has(key) ? Math.max(...entries.keys()) + 1 : key, value),
    delete: (key: number) => void entries.delete(key),
    clear: () => entries.clear(),
  });
  const database = {
    transaction: () => ({ objectStore }),
    createObjectStore: () => undefined,
    close: () => undefined,
  };
  return { entries, indexedDB: { open: () => succeed(database) } };
}
