import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productsApi } from '#src/api/products';
import { selectUpload } from '#src/api/uploadsSlice';
import { makeStore } from '#src/store/makeStore';
import { pngFile } from '#tests/support/orders';
import { HOST, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';
import { signIn } from '#tests/support/storeTokens';

const ADDRESS = `${HOST}/insertion/addImages`;

const backend = useMockBackend();
const made: XMLHttpRequest[] = [];

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts an upload that the backend has received, and answers on request. */
async function startUpload() {
  const received = Promise.withResolvers<{ headers: Headers; form: FormData }>();
  const reply = Promise.withResolvers<HttpResponse<string>>();
  backend.server.use(
    http.patch(ADDRESS, async ({ request }) => {
      received.resolve({ headers: request.headers, form: await request.formData() });
      return reply.promise;
    }),
  );
  const store = makeStore();
  const token = signIn(store);
  const call = store.dispatch(
    productsApi.endpoints.addProductImages.initiate({ id: 'p1', files: [pngFile('a.png')] }),
  );
  const { headers, form } = await received.promise;
  const [sending] = made;
  if (!sending) throw new Error('not sent by XMLHttpRequest');
  return {
    store,
    token,
    call,
    headers,
    form,
    sending,
    answer: reply.resolve,
    known: () => selectUpload(store.getState(), 'addProductImages'),
    // jsdom reports no progress before the answer.
    progress: (loaded: number, total: number) =>
      sending.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
  };
}

it('sends the form with the token and cookies', async () => {
  const { token, call, headers, form, sending, answer } = await startUpload();
  expect(sending.withCredentials).toBe(true);
  expect(headers.get('BearerToken')).toBe(token);
  expect([...form.keys()]).toEqual(['idInsertion', 'files']);
  expect(form.get('idInsertion')).toBe('p1');
  expect(form.get('files')).toMatchObject({ name: 'a.png', size: pngFile('a.png').size });
  answer(HttpResponse.text('["a.png"]'));
  expect(await call).toMatchObject({ data: ['a.png'] });
});

it('stores its progress', async () => {
  const { store, call, answer, known, progress } = await startUpload();
  expect(known()).toBeUndefined();
  progress(1, 4);
  expect(known()).toBe(0.25);
  const seen = new Set<number | undefined>();
  store.subscribe(() => seen.add(known()));
  answer(HttpResponse.text('["a.png"]'));
  await call;
  expect([...seen].at(-1)).toBeUndefined();
  expect([...seen].at(-2)).toBe(1);
});

it('does not time out while it progresses', async () => {
  stopTimers();
  const { call, sending, progress } = await startUpload();
  let isAborted = false;
  sending.addEventListener('abort', () => {
    isAborted = true;
  });
  for (let sent = 1; sent <= 6; sent += 1) {
    await vi.advanceTimersByTimeAsync(14_000);
    progress(sent, 7);
  }
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAborted).toBe(true);
  expect(await call).toMatchObject({ error: { kind: 'timeout' } });
});

it('allows the backend a minute once all files are sent', async () => {
  stopTimers();
  const { call, sending, progress } = await startUpload();
  const aborted = vi.fn();
  sending.addEventListener('abort', aborted);
  progress(6, 6);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(aborted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toHaveBeenCalledOnce();
  expect(await call).toMatchObject({ error: { kind: 'timeout' } });
});

it('stops sending when the call is aborted', async () => {
  const { call, sending, known, progress } = await startUpload();
  const aborted = new Promise((resolve) => {
    sending.addEventListener('abort', resolve);
  });
  progress(1, 4);
  call.abort();
  await aborted;
  await call;
  expect(known()).toBeUndefined();
});

it('fails as a network error if the backend cannot be reached', async () => {
  const { call, answer } = await startUpload();
  answer(HttpResponse.error() as HttpResponse<string>);
  expect(await call).toMatchObject({ error: { kind: 'network' } });
});

it('reads an error status with its text', async () => {
  const { call, answer } = await startUpload();
  answer(new HttpResponse('Troppo', { status: 413 }));
  expect(await call).toMatchObject({ error: { kind: 'http', status: 413, text: 'Troppo' } });
});
