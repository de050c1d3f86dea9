import { describe, expect, it, vi } from 'vitest';
import { shopApi } from '#src/api/shopApi';
import { selectToken } from '#src/session/sessionSlice';
import { makeStore, type AppDispatch, type ShopStore } from '#src/store/makeStore';
import type { Answer, ApiServer, Received, ReceivedFile } from './apiServer';
import { READS } from './faultTable/calls/reads';
import { faultReply } from './faultTable/faultReply';
import { FAULTS, isGoodEnough, isTriedAgain, type Fault } from './faultTable/faults';
import type { FaultyCall } from './faultTable/faultyCall';
import { WRITES } from './faultTable/writes';
import { settled } from './storeSettled';
import { signIn } from './storeTokens';

type Outcome = { data?: unknown; error?: unknown };

/** Describes one of the calls of spec section 7, and how its reply is read. */
export type CallCase = {
  endpoint: string;
  /** As the specification writes it, without the query: '/order/get/{orderNumber}'. */
  specPath: string;
  argument?: unknown;
  sends: {
    method: string;
    /** As the specification writes it, unless it has parameters. */
    path?: string;
    query?: Record<string, string>;
    json?: unknown;
    form?: [string, string | ReceivedFile][];
  };
  /** The path of the read that follows if the answer does not contain the changed entity. */
  rereads?: string;
  /** When the BearerToken header is sent: 'always' means the text 'null' without a token. Absent: never. */
  bearer?: 'token' | 'always';
  /** A good answer, and the data that the call must return for it. */
  answer: Answer;
  expected: unknown;
  /** Bodies of a 2xx that the call cannot read. */
  unreadable?: readonly string[];
  /** The answer is a text for people: a 2xx without one is a success too, with the data ''. */
  wordless?: true;
  /** Garbled replies that the call returns as a text, but its screen does not accept. */
  screenRefuses?: readonly Fault[];
  /** Bodies of a 2xx that are refusals, with the text to show. */
  refused?: readonly (readonly [body: string, text: string])[];
};

/** The tests of every call: what is sent, with which token, and how it fails. */
export function describeCalls(cases: readonly CallCase[], server: ApiServer): void {
  describe.each(cases)('$endpoint ($sends.method $specPath)', (given) => {
    it('sends exactly what the specification says, and reads the answer', async () => {
      const store = makeStore();
      server.answer(given.answer);
      const { data, error } = await callOf(given, store);
      await settled(store);
      expect(error).toBeUndefined();
      expect(data).toEqual(given.expected);
      const bearer = given.bearer === 'always' ? 'null' : null;
      expect(server.received[0]).toEqual({ ...expectedCall(given), bearer });
      expect(server.received.slice(1).map(called)).toEqual(
        given.rereads ? [`GET ${given.rereads}`] : [],
      );
    });

    it('carries the token if it declares it, and only then', async () => {
      const store = makeStore();
      const token = signIn(store);
      server.answer(given.answer);
      await callOf(given, store);
      await settled(store);
      const bearer = given.bearer ? token : null;
      expect(server.received[0]).toEqual({ ...expectedCall(given), bearer });
    });

    it.each(FAULTS)('fails after %s, unless the reply is good enough', async (fault) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const store = makeStore();
      const { method } = given.sends;
      const path = pathOf(given);
      const own = () => server.received.filter((one) => one.method === method && one.path === path);
      server.answer((received, signal) =>
        received.method === method && received.path === path
          ? faultReply(fault, signal)
          : { status: 404 },
      );
      const { error } = await passTimeUntil(callOf(given, store), fault);
      await settled(store);
      vi.useRealTimers();
      const { needs } = tableOf(given);
      if (isGoodEnough(fault, needs) || given.screenRefuses?.includes(fault))
        expect(error).toBeUndefined();
      else expect(error).toMatchObject(FAILURE[fault]);
      expect(own()).toHaveLength(
        method === 'GET' && isTriedAgain(fault) && fault !== 'no-answer' ? 3 : 1,
      );
    });

    it(`${given.bearer ? 'ends' : 'leaves'} the session on a 401`, async () => {
      const store = makeStore();
      const token = signIn(store);
      server.answer({ status: 401, body: 'Non autorizzato.' });
      const { error } = await callOf(given, store);
      await settled(store);
      expect(error).toMatchObject({ kind: 'http', status: 401 });
      expect(selectToken(store.getState())).toBe(given.bearer ? null : token);
    });

    it.each(given.unreadable ?? [])('cannot read %j', async (body) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'unreadable' });
    });

    it.each(
      given.wordless ? ['', 'true', 'null', '1', '{}', '[]', '{"esito":1}', '<h1>ok</h1>'] : [],
    )('takes %j for a success without a text', async (body) => {
      const store = makeStore();
      server.answer({ ...given.answer, body });
      const { data, error } = await callOf(given, store);
      await settled(store);
      expect(error).toBeUndefined();
      expect(data).toBe('');
    });

    it.each(given.wordless ? ['false'] : [])('takes %j for a refusal', async (body) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'refused', text: '' });
    });

    it.each(given.refused ?? [])('takes %j for a refusal', async (body, text) => {
      await expectFailure(given, server, makeStore(), body, { kind: 'refused', text });
    });
  });
}

const garbled = { kind: expect.stringMatching(/^(unreadable|refused)$/) as string };

/** How a call fails if the reply is not good enough. */
const FAILURE: Record<Fault, object> = {
  'connection-refused': { kind: 'network' },
  'no-answer': { kind: 'timeout' },
  'cut-off': { kind: 'network' },
  '400': { kind: 'http', status: 400, text: 'Richiesta non valida.' },
  '401': { kind: 'http', status: 401 },
  '404': { kind: 'http', status: 404, text: 'Risorsa non trovata.' },
  '500-html': { kind: 'http', status: 500 },
  '503': { kind: 'http', status: 503, text: 'Servizio non disponibile.' },
  'truncated-json': garbled,
  'wrong-types': garbled,
  'bad-record': garbled,
  'string-instead-of-object': garbled,
  'empty-body': garbled,
};

/** Returns the call's row in the table of faults, where parameters have other names. */
function tableOf({ sends, specPath }: CallCase): FaultyCall {
  const plain = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '*');
  const row = [...READS, ...WRITES].find(
    ({ method, path }) => method === sends.method && plain(path) === plain(specPath),
  );
  if (!row) throw new Error(`${sends.method} ${specPath} is not in the table of faults`);
  return row;
}

/** Lets time pass until the call has ended: meanwhile reads are retried and calls time out. */
async function passTimeUntil(call: PromiseLike<Outcome>, fault: Fault): Promise<Outcome> {
  let isOver = false;
  const end = Promise.resolve(call).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(fault === 'no-answer' ? 5_000 : 50);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return end;
}

async function expectFailure(
  given: CallCase,
  server: ApiServer,
  store: ShopStore,
  body: string,
  failure: object,
): Promise<void> {
  server.answer({ ...given.answer, body });
  const { data, error } = await callOf(given, store);
  await settled(store);
  expect(error).toMatchObject(failure);
  expect(data).toBeUndefined();
  expect(store.getState().entities).toEqual(makeStore().getState().entities);
}

function called({ method, path }: Received): string {
  return `${method} ${path}`;
}

/** Returns the path of the call's request, still percent-encoded. */
export const pathOf = ({ sends, specPath }: CallCase): string => sends.path ?? specPath;

type Endpoints = Record<string, { initiate: (argument: unknown) => Parameters<AppDispatch>[0] }>;

/** Makes a call with its argument. */
export function callOf({ endpoint, argument }: CallCase, store: ShopStore): PromiseLike<Outcome> {
  const call = (shopApi.endpoints as unknown as Endpoints)[endpoint]?.initiate(argument);
  return store.dispatch(call as never) as unknown as PromiseLike<Outcome>;
}

function expectedCall(given: CallCase) {
  const { sends } = given;
  const isJson = sends.json !== undefined;
  return {
    method: sends.method,
    path: pathOf(given),
    query: Object.entries(sends.query ?? {}),
    contentType: isJson ? 'application/json' : sends.form ? 'multipart/form-data' : null,
    credentials: 'include',
    body: sends.json ?? sends.form ?? '',
  };
}
