import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '#mocks/seed/buildSeed';
import { adminToken, withOrder } from '#tests/support/orders';
import { cells } from '#tests/support/ordersList';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(() => void vi.useRealTimers());

/** The days on which Rome's clocks change, from their first to their last second (spec section 9). */
const DAYS = [
  {
    name: '25 October 2026, which has 25 hours',
    day: '2026-10-25',
    hours: ['23:59', '02:30', '02:30', '00:00'],
    rows: ['26/10/2026 1', '25/10/2026 4', '24/10/2026 1', '23/10/2026 0'],
    before: '2026-10-24',
    after: '2026-10-26',
    first: '2026-10-24T22:00:00Z',
    // Half past two comes twice.
    between: ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    last: '2026-10-25T22:59:59Z',
  },
  {
    name: '28 March 2027, which has 23 hours',
    day: '2027-03-28',
    hours: ['23:59', '03:01', '01:59', '00:00'],
    rows: ['29/03/2027 1', '28/03/2027 4', '27/03/2027 1', '26/03/2027 0'],
    before: '2027-03-27',
    after: '2027-03-29',
    first: '2027-03-27T23:00:00Z',
    // Two minutes later it is three o'clock.
    between: ['2027-03-28T00:59:00Z', '2027-03-28T01:01:00Z'],
    last: '2027-03-28T21:59:59Z',
  },
];

describe.each(DAYS)('on $name', ({ day, hours, rows, before, after, first, between, last }) => {
  const second = (time: string, later: number) =>
    new Date(Date.parse(time) + later * 1_000).toISOString();
  const times = {
    'B2018-PRIMA': second(first, -1),
    'B2018-INIZIO': first,
    'B2018-NOTTE-1': between[0],
    'B2018-NOTTE-2': between[1],
    'B2018-FINE': last,
    'B2018-DOPO': second(last, 1),
  };

  /** Opens a page as an administrator, at a time of that day. */
  async function openAt(now: string, path: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const change = (seed: Seed) => {
      seed.orders.length = 0;
      for (const [orderNumber, timestamp = ''] of Object.entries(times))
        withOrder({ orderNumber, timestamp })(seed);
    };
    return openShop(backend, path, { token: await adminToken(), change });
  }

  it('the list is filtered by the whole day and no more, in the order of time', async () => {
    await openAt(last, `/admin/all-orders?dal=${day}&al=${day}`);
    expect(await cells(0)).toEqual(
      ['FINE', 'NOTTE-2', 'NOTTE-1', 'INIZIO'].map(
        (name) => expect.stringContaining(name) as string,
      ),
    );
    expect((await cells(1)).map((time) => time?.split(', ')[1])).toEqual(hours);
  });

  it.each([
    ['before ends where it begins', `?al=${before}`, 'B2018-PRIMA'],
    ['after begins where it ends', `?dal=${after}`, 'B2018-DOPO'],
  ])('the day %s', async (_, search, only) => {
    await openAt(last, `/admin/all-orders${search}`);
    expect(await cells(0)).toEqual([expect.stringContaining(only)]);
  });

  it.each([
    ['its first second', first, 1],
    ['its last second', last, 1],
    ['the first second of the next day', second(last, 1), 0],
  ])('the overview of %s has each order under its day', async (_, now, from) => {
    const { user } = await openAt(now, '/admin/panoramica?giorni=7');
    await user.click(await screen.findByText('Mostra i dati come tabella'));
    const shown = within(screen.getByRole('table', { name: 'Ordini e fatturato nel tempo' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.children]
          .slice(0, 2)
          .map(({ textContent }) => textContent)
          .join(' '),
      );
    expect(shown).toHaveLength(7);
    expect(shown.slice(0, rows.length - from)).toEqual(rows.slice(from));
  });
});
