import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { faultResponse } from '#mocks/faults';
import { TIMEOUT_MS } from '#src/api/requestPipeline';
import { allowConsoleError } from './consoleErrors';
import { FAULTS, isGoodEnough, isTriedAgain, type Fault } from './faultTable/faults';
import type { FaultyCall } from './faultTable/faultyCall';
import { adminToken } from './orders';
import { performSteps } from './performSteps';
import { HOST, renderShop, useMockBackend } from './shop';
import { settled } from './storeSettled';

type Backend = ReturnType<typeof useMockBackend>;

/**
 * Tests in which each of these calls goes wrong in each of the thirteen ways, and the person is
 * told so, or need not be. One cell a fault is in the browser too, over a real socket.
 */
export function faultCells(calls: readonly FaultyCall[]): void {
  const backend = useMockBackend();

  describe.each(calls)('$method $path', (call) => {
    it.each(FAULTS)('%s', async (fault) => {
      // Spec section 8: only logged.
      allowConsoleError(/^(Carrello non caricato|Priorità non salvata)/);
      const served = spoil(backend, call, fault);
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
      const { change, cart, isAdmin } = call;
      const { store } = await renderShop(backend, call.at, {
        ...(change && { change }),
        ...(cart && { cart }),
        ...(isAdmin && { token: await adminToken() }),
      });
      await performSteps(call.act);
      await waitFor(() => expect(served()).toBeGreaterThan(0));
      if (isGoodEnough(fault, call.needs) || call.says === null) {
        if (fault === 'no-answer') await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS));
        await settled(store);
        expect(main().queryByRole('progressbar')).toBeNull();
        if (call.says !== null) expect(screen.queryByText(call.says, inside)).toBeNull();
      } else {
        await expectToldAbout(call, fault);
      }
      expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement();
    });
  });
}

const inside = { exact: false };
const main = () => within(screen.getByRole('main', { hidden: true }));

/** From now on the call goes wrong; gives how often it has. */
function spoil({ server }: Backend, call: FaultyCall, fault: Fault): () => number {
  let served = 0;
  const method = call.method.toLowerCase() as Lowercase<typeof call.method>;
  server.use(
    http[method](HOST + call.path, ({ request }) => {
      served += 1;
      return replyOf(fault, request.signal);
    }),
    // jsdom leaves a page for another part of it only.
    http.post(`${HOST}/payment/checkout`, () => HttpResponse.text(`${HOST}/cart#carta`)),
  );
  return () => served;
}

async function replyOf(fault: Fault, signal: AbortSignal): Promise<Response> {
  if (fault === '503') return HttpResponse.text('Servizio non disponibile.', { status: 503 });
  if (fault !== 'cut-off') return faultResponse(fault, signal);
  const beginning = new TextEncoder().encode('[{"id":"1"');
  return new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(beginning),
      pull: (stream) => stream.error(new TypeError('cut off')),
    }),
    { headers: { 'content-type': 'application/json', 'content-length': '1000' } },
  );
}

async function expectToldAbout(call: FaultyCall, fault: Fault): Promise<void> {
  const says = call.saysOf?.[fault] ?? call.says ?? '';
  const isTold = () => screen.queryAllByText(says, inside).length > 0;
  const passTime = async () => {
    // In steps in which no message comes and goes.
    if (!isTold() && isTriedAgain(fault)) await act(() => vi.advanceTimersByTimeAsync(1_000));
    return isTold();
  };
  await expect.poll(passTime, { interval: 5, message: says }).toBe(true);
  expect(screen.getAllByText(says, inside)[0]).toBeVisible();
  if (call.keeps) {
    const [label, value] = call.keeps;
    expect(main().getAllByLabelText(label)[0]).toHaveValue(value);
  }
}
