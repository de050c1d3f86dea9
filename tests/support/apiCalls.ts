import { describe, expect, it } from 'vitest';
import { selectToken } from '#src/session/sessionSlice';
import { makeStore, type AppDispatch, type ShopStore } from '#src/store/makeStore';
import type { Answer, ApiServer, Received, ReceivedFile } from './apiServer';
import { settled } from './storeSettled';
import { signIn } from './storeTokens';

type Outcome = { data?: unknown; error?: unknown };

/** Describes one of the calls of spec section 7, and how its reply is read. */
export type CallCase = {
  endpoint: string;
  /** As the specification writes it, without the query: '/order/get/{orderNumber}'. */
  specPath: string;
  call: (dispatch: AppDispatch) => PromiseLike<Outcome>;
  sends: {
    method: string;
    path: string;
    query?: [string, string][];
    json?: unknown;
    form?: [string, string | ReceivedFile][];
  };
  /** Path of the read that follows, where the answer does not tell what became of the thing. */
  rereads?: string;
  /** When the BearerToken header goes with it: 'always' is the text 'null' without a token. */
  bearer: 'never' | 'token' | 'always';
  /** A good answer, and the data that the call is expected to return. */
  answer: Answer;
  expected: unknown;
  /** Bodies of a 2xx that are not what the call promises. */
  unreadable?: readonly string[];
  /** The answer is a text for people: a 2xx without one is a success too, and the data are ''. */
  wordless?: true;
  /** Bodies of a 2xx that say no, with the text to be shown. */
  refused?: readonly (readonly [body: string, text: string])[];
};

/** The tests that every call has: what is sent, who it is sent as, and how it fails. */
export function describeCalls(cases: readonly CallCase[], server: ApiServer): void {
  describe.each(cases)('$endpoint ($sends.method $specPath)', (given) => {
    it('sends exactly what the specification says, and reads the answer', async () => {
      const store = makeStore();
      server.answer(given.answer);
      const { data, error } = await given.call(store.dispatch);
      await settled(store);
      expect(error).toBeUndefined();
      expect(data).toEqual(given.expected);
      const bearer = given.bearer === 'always' ? 'null' : null;
      expect(server.received[0]).toEqual({ ...expectedCall(given), bearer });
      expect(server.received.slice(1).map(called)).toEqual(
        given.rereads ? [`GET ${given.rereads}`] : [],
      );
    });

    it('carries the token exactly where it is declared', async () => {
      const store = makeStore();
      const token = signIn(store);
      server.answer(given.answer);
      await given.call(store.dispatch);
      await settled(store);
      const bearer = given.bearer === 'never' ? null : token;
      expect(server.received[0]).toEqual({ ...expectedCall(given), bearer });
    });

    it('fails with status and text of an error, asking once', async () => {
      const store = makeStore();
      server.answer({ status: 400, body: 'Non si può.' });
      const { error } = await given.call(store.dispatch);
      await settled(store);
      expect(error).toMatchObject({ kind: 'http', status: 400, text: 'Non si può.' });
      const { method, path } = given.sends;
      const own = server.received.map(called).filter((call) => call === `${method} ${path}`);
      expect(own).toHaveLength(1);
    });

    it(`${given.bearer === 'never' ? 'leaves' : 'ends'} the session on a 401`, async () => {
      const store = makeStore();
      const token = signIn(store);
      server.answer({ status: 401, body: 'Non autorizzato.' });
      const { error } = await given.call(store.dispatch);
      await settled(store);
      expect(error).toMatchObject({ kind: 'http', status: 401 });
      expect(selectToken(store.getState())).toBe(given.bearer === 'never' ? token : null);
    });

    it.each(given.unreadable ?? [])('does not take %j for an answer', async (body) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'unreadable' });
    });

    it.each(
      given.wordless ? ['', 'true', 'null', '1', '{}', '[]', '{"esito":1}', '<h1>ok</h1>'] : [],
    )('takes %j for a success without words', async (body) => {
      const store = makeStore();
      server.answer({ ...given.answer, body });
      const { data, error } = await given.call(store.dispatch);
      await settled(store);
      expect(error).toBeUndefined();
      expect(data).toBe('');
    });

    it.each(given.wordless ? ['false'] : [])('takes %j for a no', async (body) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'refused', text: '' });
    });

    it.each(given.refused ?? [])('takes %j for a no', async (body, text) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'refused', text });
    });
  });
}

async function expectFailure(
  given: CallCase,
  server: ApiServer,
  store: ShopStore,
  body: string,
  failure: object,
): Promise<void> {
  server.answer({ ...given.answer, body });
  const { data, error } = await given.call(store.dispatch);
  await settled(store);
  expect(error).toMatchObject(failure);
  expect(data).toBeUndefined();
  expect(store.getState().entities).toEqual(makeStore().getState().entities);
}

function called({ method, path }: Received): string {
  return `${method} ${path}`;
}

function expectedCall({ sends }: CallCase) {
  const isJson = sends.json !== undefined;
  return {
    method: sends.method,
    path: sends.path,
    query: sends.query ?? [],
    contentType: isJson ? 'application/json' : sends.form ? 'multipart/form-data' : null,
    credentials: 'include',
    body: sends.json ?? sends.form ?? '',
  };
}
