import '#tests/support/reportingBuild';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startErrorReports } from '#src/features/problem-report/errorReports';
import { loadReports } from '#src/features/problem-report/loadReports';
import { removeWaitingReports } from '#src/features/problem-report/waitingReports';
import { loggedOut } from '#src/session/sessionSlice';
import { adminToken } from '#tests/support/orders';
import { receiveReports, stubNavigator, throwUncaught, reportsDone } from '#tests/support/reports';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

it('reports that wait or are being sent are removed by a logout', async () => {
  const { entries, indexedDB } = fakeIndexedDb(['queue']);
  vi.stubGlobal('indexedDB', indexedDB);
  let fail = () => {};
  const answer = () =>
    new Promise<Response>((resolve) => {
      fail = () => resolve(HttpResponse.error());
    });
  const reports = receiveReports(backend.server, answer);
  const { store } = await openShop(backend, '/chi-siamo', { token: await adminToken() });
  loadReports(store);
  onTestFinished(startErrorReports(store));
  throwUncaught(new Error('load failed'));
  await waitFor(() => expect(reports).toHaveLength(1));
  stubNavigator({ onLine: false });
  throwUncaught(new Error('parse failed'));
  await waitFor(() => expect(entries.size).toBe(1));
  store.dispatch(loggedOut());
  await waitFor(() => expect(entries.size).toBe(0));
  fail();
  await reportsDone();
  expect(entries.size).toBe(0);
  // Later reports wait as before.
  throwUncaught(new Error('map is not a function'));
  await waitFor(() => expect(entries.size).toBe(1));
});

it('a database that was left without its store holds up no logout', async () => {
  const { indexedDB, opened } = fakeIndexedDb([]);
  vi.stubGlobal('indexedDB', indexedDB);
  removeWaitingReports();
  await waitFor(() => expect(opened.closed).toBe(1));
});

/**
 * The part of IndexedDB that waiting reports need, which jsdom lacks: these stores, with one content, whose requests succeed asynchronously.
 */
function fakeIndexedDb(stores: string[]) {
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
  const opened = { closed: 0 };
  const database = {
    objectStoreNames: { contains: (name: string) => stores.includes(name) },
    transaction: (name: string) => {
      if (!stores.includes(name)) throw new DOMException('no such store', 'NotFoundError');
      return { objectStore };
    },
    createObjectStore: () => undefined,
    close: () => void (opened.closed += 1),
  };
  return { entries, opened, indexedDB: { open: () => succeed(database) } };
}
