import { describe, expect, it } from 'vitest';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { ALL_CALLS } from '#tests/contract/allCalls';
import { callOf } from '#tests/support/apiCalls';
import { useApiServer } from '#tests/support/apiServer';
import { shareOf } from '#tests/support/exhaustive';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';

const server = useApiServer();

/** Parameters that people may type into the address bar, or that a mailed link may contain. */
const HOSTILE: readonly string[] = [
  '',
  ' ',
  '\u00a0\t',
  '.',
  '..',
  ' .. ',
  '...',
  '../../order',
  '..%2F..%2Forder%2FgetAll',
  '%2e%2e%2f',
  '%2e',
  '.%2E',
  '%252e%252e%252f',
  '%2e%2e/%zz',
  '..\\',
  '..\\..\\order',
  'a/../../b',
  '/',
  '//altro.example/x',
  'https://altro.example/x',
  '/..;/order',
  'A/B',
  'A\\B',
  '?x=1',
  '#',
  '&idProduct=2',
  'a%00b',
  'a\u0000b',
  'a\r\nBearerToken: x',
  '%',
  '%zz',
  '\ud800',
  'a\udfffb',
  '@altro.example',
  ':80',
  'è 日本 🛒',
  '\u202e..',
  'x'.repeat(8_000),
  '__proto__',
  'constructor',
];

/** Every call with a parameter in its path, once per parameter; a quantity is a number. */
const CALLS = ALL_CALLS.flatMap((given) =>
  [...given.specPath.matchAll(/\{(\w+)\}/g)]
    .map(([, parameter = '']) => parameter)
    .filter((parameter) => parameter !== 'quantity')
    .map((parameter) => ({
      name: `${given.endpoint} (${parameter})`,
      segments: given.specPath.split('/').length - 1,
      call: (store: ShopStore, text: string) => {
        const { argument } = given;
        const hostile =
          typeof argument === 'string' ? text : { ...(argument as object), [parameter]: text };
        return callOf({ ...given, argument: hostile }, store);
      },
    })),
);

describe.each(shareOf(CALLS, 3))('$name', ({ segments, call }) => {
  it('requests its own path or nothing, whatever the parameter', async () => {
    const store = makeStore();
    signIn(store);
    server.answer({ status: 404 });
    for (const given of HOSTILE) {
      server.received.length = 0;
      await call(store, given);
      await settled(store);
      const own = server.received.filter(({ method }) => method !== 'GET');
      expect(own.length, given.slice(0, 40)).toBeLessThanOrEqual(1);
      for (const { path } of server.received) {
        // A read that follows a write requests the same entity: /order/get/…
        expect(path.split('/').slice(1), given.slice(0, 40)).toHaveLength(segments);
        expect(path.split('/').map(decodedTwice), given.slice(0, 40)).not.toContainEqual(
          expect.stringMatching(/^\.{1,2}$|(^|[/\\])\.\.?([/\\]|$)/),
        );
      }
    }
  });

  it('fails without a request if a parameter is not a path segment', async () => {
    const store = makeStore();
    for (const given of ['', ' ', '.', '..', '../..', '%2e%2e%2f', '..\\', '\ud800']) {
      expect(await call(store, given), given.slice(0, 40)).toMatchObject({
        error: { kind: 'refused', text: '' },
      });
    }
    await settled(store);
    expect(server.received).toEqual([]);
  });

  it('accepts every text that is a path segment', async () => {
    const store = makeStore();
    server.answer({ status: 404 });
    for (const given of ['A/B', '?x=1', '#', 'è 日本 🛒', '...', '%', 'a b+c', '__proto__']) {
      server.received.length = 0;
      await call(store, given);
      await settled(store);
      const [first] = server.received;
      expect(first?.path.split('/').map(decodeURIComponent), given.slice(0, 40)).toContain(given);
      expect(first?.query.map(([name]) => name)).not.toContain('x');
    }
  });
});

function decodedTwice(segment: string): string {
  return decoded(decoded(segment));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
