import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { TIMEOUT_MS } from '#src/api/requestPipeline';
import { allowConsoleError } from './consoleErrors';
import { faultReply } from './faultTable/faultReply';
import { FAULTS, isGoodEnough, isTriedAgain, type Fault } from './faultTable/faults';
import type { FaultyCall } from './faultTable/faultyCall';
import { shareOf } from './exhaustive';
import { adminToken } from './orders';
import { performSteps } from './performSteps';
import { HOST, main, renderShop, useMockBackend } from './shop';
import { settled } from './storeSettled';

type Backend = ReturnType<typeof useMockBackend>;

/** The faults that every screen is tested with; the contract tests have all faults of all calls. */
const ON_EVERY_SCREEN: readonly Fault[] = [
  'connection-refused',
  'no-answer',
  '401',
  '500-html',
  'bad-record',
  'string-instead-of-object',
];

/** Returns these faults, and one for each of the other messages that the screen has. */
function faultsOf({ saysOf = {} }: FaultyCall): Fault[] {
  const shown = new Set(ON_EVERY_SCREEN.map((fault) => saysOf[fault]));
  return FAULTS.filter(
    (fault) => ON_EVERY_SCREEN.includes(fault) || (fault in saysOf && !shown.has(saysOf[fault])),
  );
}

/**
 * Defines tests in which each of these calls fails, and the person is told so, or need not be: of each call's faults
 * `npm test` takes every third one. The browser has one such test per fault, over a real socket.
 */
export function faultCells(calls: readonly FaultyCall[]): void {
  const backend = useMockBackend();

  describe.each(calls)('$method $path', (call) => {
    it.each(shareOf(faultsOf(call), 3))('%s', async (fault) => {
      // Spec section 8: only logged.
      allowConsoleError(/^(Carrello non caricato|Priorità non salvata|Logout non confermato)/);
      const served = spoil(backend, call, fault);
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
      const { change, cart, drafts, isAdmin } = call;
      const { store } = await renderShop(backend, call.at, {
        ...(change && { change }),
        ...(cart && { cart }),
        ...(drafts && { drafts }),
        ...(isAdmin && { token: await adminToken() }),
      });
      await performSteps(call.act);
      await waitFor(() => expect(served()).toBeGreaterThan(0));
      if (isGoodEnough(fault, call.needs) || call.says === null) {
        if (fault === 'no-answer') await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS));
        await settled(store);
        // Nothing is still loading, not even on the page that follows.
        await waitFor(() =>
          expect(main().queryByRole('status', { name: /(…|\.{3})$/ })).toBeNull(),
        );
        if (call.says !== null) expect(screen.queryByText(call.says, inside)).toBeNull();
      } else {
        await expectToldAbout(call, fault);
      }
      // Its file may have to be loaded first.
      await waitFor(() =>
        expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement(),
      );
    });
  });
}

const inside = { exact: false };

/** Makes the call fail from now on; returns a function that counts its failures. */
function spoil({ server }: Backend, call: FaultyCall, fault: Fault): () => number {
  let served = 0;
  const method = call.method.toLowerCase() as Lowercase<typeof call.method>;
  server.use(
    http[method](HOST + call.path, ({ request }) => {
      served += 1;
      return faultReply(fault, request.signal);
    }),
    // jsdom navigates only within a page.
    http.post(`${HOST}/payment/checkout`, () => HttpResponse.text(`${HOST}/cart#carta`)),
  );
  return () => served;
}

async function expectToldAbout(call: FaultyCall, fault: Fault): Promise<void> {
  const says = call.saysOf?.[fault] ?? call.says ?? '';
  const isTold = () => screen.queryAllByText(says, inside).length > 0;
  const passTime = async () => {
    // In steps that are too short for a message to appear and disappear.
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
