import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { faultResponse, type FaultKind } from '#mocks/faults';
import { adminToken } from '#tests/support/orders';
import { HOST, openShop, useStandIn } from '#tests/support/shop';
import type { FaultyCall } from './calls';

type Fault = Exclude<FaultKind, 'slow'>;

const NO_REPLY: Fault[] = ['connection-refused', 'no-answer'];
const STATUSES = ['400', '401', '404', '500-html'] as const satisfies Fault[];
const GARBLED: Fault[] = [
  'truncated-json',
  'wrong-types',
  'string-instead-of-object',
  'empty-body',
];

/** Which replies are good enough, although they are not what the call promises. */
const GOOD_ENOUGH: Record<FaultyCall['needs'], Fault[]> = {
  nothing: GARBLED,
  // A text is a text, also where an object was meant; nothing at all is no refusal.
  text: ['string-instead-of-object', 'empty-body'],
  body: [],
};

/** One test for each call with each fault: the words, what was typed, and that it was served. */
export function testFaults(calls: FaultyCall[]): void {
  const backend = useStandIn();
  const cases = calls.flatMap((call) =>
    [...NO_REPLY, ...STATUSES, ...GARBLED].map((fault) => ({
      call,
      fault,
      name: `${call.method.toUpperCase()} ${call.path}`,
    })),
  );

  it.each(cases)('$name: $fault', async ({ call, fault }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // some failures are only logged
    if (fault === 'no-answer') vi.useFakeTimers({ shouldAdvanceTime: true });
    let served = 0;
    backend.server.use(
      http[call.method](HOST + call.path, ({ request }) => {
        served += 1;
        return faultResponse(fault, request.signal);
      }),
    );
    const { at, cart, change } = call;
    await openShop(backend, at, {
      ...(cart && { cart }),
      ...(change && { change }),
      ...(call.isAdmin && { token: await adminToken() }),
    });
    const isFaked = fault === 'no-answer';
    await call.act?.(userEvent.setup(isFaked ? { advanceTimers: vi.advanceTimersByTime } : {}));
    await waitFor(() => expect(served).toBeGreaterThan(0));
    if (fault === 'no-answer') await giveUpWaiting(() => served);

    if (GOOD_ENOUGH[call.needs].includes(fault)) return expectNoAlarm(call);
    const [shown] = await screen.findAllByText(messageOf(call, fault));
    expect(shown).toBeVisible();
    expectTyped(call);
  });
}

// Several calls in a row each wait their own 15 seconds.
async function giveUpWaiting(served: () => number): Promise<void> {
  let before;
  do {
    before = served();
    await vi.advanceTimersByTimeAsync(15_000);
  } while (served() > before);
}

function messageOf(call: FaultyCall, fault: Fault): string {
  const status = STATUSES.find((kind) => kind === fault);
  if (status) return call.saysOfStatus?.(status) ?? call.says;
  if (fault === 'no-answer' && call.saysOfNoAnswer) return call.saysOfNoAnswer;
  if (fault === 'string-instead-of-object' && call.saysOfText) return call.saysOfText;
  return (GARBLED.includes(fault) && call.saysOfGarbled) || call.says;
}

async function expectNoAlarm(call: FaultyCall): Promise<void> {
  // Give a wrong message the time to come: the page is at rest when nothing is busy.
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText(call.says)).toBeNull();
  expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement();
}

function expectTyped({ keeps }: FaultyCall): void {
  if (!keeps) return;
  const [label, value] = keeps;
  const main = within(screen.getByRole('main', { hidden: true }));
  expect(main.getByLabelText(label)).toHaveValue(value);
}
