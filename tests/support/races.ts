import fc, { type Scheduler } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { API_HOST } from '#src/api/request';
import { IS_EXHAUSTIVE, SEED as SAMPLE_SEED } from './exhaustive';
import { startBackend, stopBackend, type Backend } from './storeBackend';

/** A call as the network received it. */
type Sent = { call: string; token: string | null };

/** The outcome of a write; reads are always answered. */
type Fate = 'answered' | 'refused' | 'never there' | 'answer lost';

/** Most writes are answered; some are refused, never arrive, or lose their answer. */
export const FATES: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('answered' as const) },
  { weight: 1, arbitrary: fc.constantFrom('refused', 'never there', 'answer lost') },
);

export type RacedShop = Backend & {
  /** Every call so far, in the order in which they were made. */
  sent: Sent[];
  /** Waits for the turn of a step among the deliveries of the network. */
  turn: (what: string) => Promise<void>;
  /** Delivers, in any order, until this has happened and the shop is at rest. */
  until: <T>(end: Promise<T>) => Promise<T>;
};

type Network = {
  /** Whether calls overtake each other on the way to the backend, not only answers. */
  reordersCalls?: boolean;
  /** The outcomes of the writes, one after the other and again from the first. */
  outcomes?: readonly Fate[];
};

/** How many orders of delivery each property tries; RACE_RUNS=1000 tries more. */
const RUNS = Number(process.env['RACE_RUNS'] ?? (IS_EXHAUSTIVE ? 100 : 15));
const SEED = Number(process.env['RACE_SEED'] ?? SAMPLE_SEED);

/**
 * Tests a property of the shop on a network that delivers calls and answers in an order that the seed determines;
 * `pinned` are seeds that once broke it.
 */
export function raceProperty<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  race: (shop: RacedShop, input: Input) => Promise<void>,
  {
    pinned = [],
    network,
  }: { pinned?: readonly number[]; network?: (input: Input) => Network } = {},
): void {
  it.each([...pinned, SEED])(`${name} (seed %d)`, async (seed) => {
    const scheduler = fc.scheduler({ act: thenRest });
    await fc.assert(
      fc.asyncProperty(scheduler, input, async (order, given) => {
        const shop = await startRacedShop(order, network?.(given) ?? {});
        try {
          await race(shop, given);
        } finally {
          // Also after a failed expectation: nothing may reach into the next run.
          do await rest();
          while (order.count() > 0 && (await order.waitNext(1), true));
          stopBackend();
        }
      }),
      { seed, numRuns: RUNS },
    );
  });
}

let answering = 0;

async function startRacedShop(
  order: Scheduler,
  { reordersCalls = false, outcomes = ['answered'] }: Network,
): Promise<RacedShop> {
  const backend = await startBackend();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = fetch;
  const sent: Sent[] = [];
  const turn = (what: string) => order.schedule(Promise.resolve(), what);
  let writes = 0;

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.slice(API_HOST.length)}`;
    sent.push({ call, token: new Headers(init.headers).get('BearerToken') });
    const fate =
      init.method === 'GET' ? 'answered' : (outcomes[writes++ % outcomes.length] ?? 'answered');
    if (reordersCalls) await turn(`${call} arrives`);
    const response = await replyOf(fate, () => answer(url, init));
    await turn(`${call}: ${fate}`);
    init.signal?.throwIfAborted();
    if (response === null) throw new TypeError('Failed to fetch');
    return response;
  });

  return {
    ...backend,
    sent,
    turn,
    until: async (end) => {
      await rest();
      return order.waitFor(end);
    },
  };
}

async function replyOf(fate: Fate, answer: () => Promise<Response>): Promise<Response | null> {
  if (fate === 'never there') return null;
  if (fate === 'refused') return new Response('No.', { status: 409 });
  answering += 1;
  try {
    const response = await answer();
    return fate === 'answer lost' ? null : response;
  } finally {
    answering -= 1;
  }
}

/** Makes a delivery and waits for its consequences, so that the next choice is always among the same ones. */
async function thenRest(deliver: () => Promise<void>): Promise<void> {
  await deliver();
  await rest();
}

/** Waits until nothing moves but what the scheduler holds back. */
async function rest(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    if (answering > 0) quiet = -1;
  }
}

/** Watches a value that is shown; `check` expects that it has never gone back. */
export function neverGoesBack(
  store: { subscribe: (listener: () => void) => () => void },
  shown: () => number | undefined,
  what: string,
): { check: () => void } {
  const steps: number[] = [];
  store.subscribe(() => {
    const step = shown();
    if (step !== undefined && step !== steps.at(-1)) steps.push(step);
  });
  return {
    check: () => expect(steps, what).toEqual([...steps].sort((one, other) => one - other)),
  };
}
