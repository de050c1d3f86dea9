import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ShopStore } from '#src/store/makeStore';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { expectedBearer } from '#tests/contract/allCalls';
import { shareOf } from '#tests/support/exhaustive';
import type { FaultyCall } from '#tests/support/faultTable/faultyCall';
import { LEFT_TO_DO, WRITES } from '#tests/support/faultTable/writes';
import { adminToken } from '#tests/support/orders';
import { performSteps, type Hand } from '#tests/support/performSteps';
import { HOST, renderShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';

/*
 * Each of the 31 writes with a hand that is too quick, and a network that is too slow or fails:
 * one intent, one request. `npm test` takes every second write. `tests/browser/purchase.spec.ts` double-clicks the checkout with a real mouse.
 */

const backend = useMockBackend();

/** Feedback is one request a product (spec section 7); the one that failed is sent again. */
const PRODUCTS_OF_ORDER = 2;

/** A logout ends the session here whatever the backend says. */
const ENDS_ANYWAY = '/admin/logout';

const doubleClick: Hand = (button) => {
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.doubleClick(button);
};

const enterAndClick: Hand = async (button) => {
  button.focus();
  await userEvent.keyboard('{Enter}', { delay: null });
  fireEvent.click(button);
};

describe.each(shareOf(WRITES, 3))('$method $path', (call) => {
  const intents = call.path === '/feedback/add' ? PRODUCTS_OF_ORDER : 1;

  it('is sent once an intent by a double click while the network is slow', async () => {
    const slow = Promise.withResolvers<undefined>();
    const sent = answer(call, [() => slow.promise]);
    const token = call.isAdmin ? await adminToken() : null;
    const store = await open(call, token);
    await performSteps(call.act, doubleClick);
    await waitFor(() => expect(sent()).toBeGreaterThan(0));
    slow.resolve(undefined);
    await settled(store);
    expect(sent()).toBe(intents);
    expectTokenOnlyWhereItBelongs(token);
  });

  it('is sent once an intent by Enter and a click, and again after an error', async () => {
    allowConsoleError(/^(Priorità non salvata|Logout non confermato)/); // spec section 8: logged only
    const [error, reply] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()];
    const more = Array.from({ length: intents - 1 }, () => () => undefined);
    const sent = answer(call, [
      () => error.promise.then(() => HttpResponse.error()),
      ...more,
      () => reply.promise,
    ]);
    // An administrator uses the shopper's pages as well: there the token stays at home.
    const token = await adminToken();
    let store = await open(call, token);
    await performSteps(call.act, enterAndClick);
    await waitFor(() => expect(sent()).toBeGreaterThan(0));
    error.resolve();
    await settled(store);
    expect(sent()).toBe(intents);
    if (call.path !== ENDS_ANYWAY) {
      if (call.says !== null) await screen.findAllByText(call.says, { exact: false });
      const understood = screen.queryByRole('button', { name: 'OK' });
      if (understood) fireEvent.click(understood);
      const rest = LEFT_TO_DO[call.path] ?? call.act;
      if (rest) await performSteps(rest, enterAndClick);
      else store = await openAgain(call, token);
      await waitFor(() => expect(sent()).toBe(intents + 1));
      reply.resolve(undefined);
      await settled(store);
      expect(sent()).toBe(intents + 1);
    }
    expectTokenOnlyWhereItBelongs(token);
  });
});

/** How the first requests of the call are answered, then by the backend; counts all of them. */
function answer(
  call: FaultyCall,
  ways: (() => undefined | Promise<Response | undefined>)[],
): () => number {
  let count = 0;
  const method = call.method.toLowerCase() as Lowercase<typeof call.method>;
  backend.server.use(
    http[method](HOST + call.path, () => {
      const way = ways[count];
      count += 1;
      return way?.();
    }),
    // jsdom leaves a page for another part of it only.
    http.post(`${HOST}/payment/checkout`, () => HttpResponse.text(`${HOST}/cart#carta`)),
  );
  return () => count;
}

async function open(call: FaultyCall, token: string | null): Promise<ShopStore> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { change, cart } = call;
  const { store } = await renderShop(backend, call.at, {
    ...(change && { change }),
    ...(cart && { cart }),
    ...(token !== null && { token }),
  });
  return store;
}

/** A mailed link has no button: it is opened again. */
async function openAgain(call: FaultyCall, token: string | null): Promise<ShopStore> {
  cleanup();
  return open(call, token);
}

function expectTokenOnlyWhereItBelongs(token: string | null): void {
  for (const { method, path, headers } of backend.seen) {
    const bearer = headers.get('BearerToken') ?? undefined;
    expect(bearer, `${method} ${path}`).toBe(expectedBearer(method, path, token));
  }
}
