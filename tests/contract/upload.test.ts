import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productsApi } from '#src/api/products';
import { selectUpload } from '#src/api/uploadsSlice';
import { makeStore } from '#src/store/makeStore';
import { signIn } from '#tests/support/storeTokens';

type Progress = { loaded: number; total: number };

/** As much of a browser's way of sending as tells how far it is. */
class FakeRequest {
  static latest: FakeRequest;
  upload: { onprogress?: (event: Progress) => void; onload?: () => void } = {};
  headers = new Headers();
  withCredentials = false;
  opened: string[] = [];
  body: unknown;
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeRequest.latest = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: text/plain\r\nx-a: b\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startUpload() {
  const store = makeStore();
  const token = signIn(store);
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  const call = store.dispatch(productsApi.endpoints.addProductImages.initiate({ id: 'p1', files }));
  await vi.advanceTimersByTimeAsync(0);
  return { store, token, call, request: FakeRequest.latest };
}

it('sends what fetch would send, and tells the store how far it is', async () => {
  const { store, token, call, request } = await startUpload();
  const known = () => selectUpload(store.getState(), 'addProductImages');
  expect(request.opened).toEqual(['PATCH', 'https://api.test/insertion/addImages']);
  expect(request.withCredentials).toBe(true);
  expect([...request.headers]).toEqual([['bearertoken', token]]);
  expect([...(request.body as FormData).keys()]).toEqual(['idInsertion', 'files']);
  expect(known()).toBeUndefined();
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(known()).toBe(0.25);
  request.upload.onload?.();
  expect(known()).toBe(1);
  request.answer(200, '["a.png"]');
  expect(await call).toMatchObject({ data: ['a.png'] });
  expect(known()).toBeUndefined();
});

it('waits as long as there is progress, and then as long as for any answer', async () => {
  const { call, request } = await startUpload();
  for (let sent = 1; sent <= 6; sent += 1) {
    await vi.advanceTimersByTimeAsync(14_000);
    request.upload.onprogress?.({ loaded: sent, total: 6 });
  }
  await vi.advanceTimersByTimeAsync(14_000);
  expect(request.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.isAborted).toBe(true);
  expect(await call).toMatchObject({ error: { kind: 'timeout' } });
});

it('says that the backend was not reached', async () => {
  const { call, request } = await startUpload();
  request.onerror?.();
  request.onloadend?.();
  expect(await call).toMatchObject({ error: { kind: 'network' } });
});

it('reads an error status with its text', async () => {
  const { call, request } = await startUpload();
  request.answer(413, 'Troppo');
  expect(await call).toMatchObject({ error: { kind: 'http', status: 413, text: 'Troppo' } });
});

it('sends by fetch where progress cannot be measured', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('["a.png"]')));
  const store = makeStore();
  const { data } = await store.dispatch(
    productsApi.endpoints.addProductImages.initiate({ id: 'p1', files: [] }),
  );
  expect(data).toEqual(['a.png']);
});
