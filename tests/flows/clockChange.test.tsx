import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '#mocks/seed/buildSeed';
import { adminToken, withOrder } from '#tests/support/orders';
import { cells, orderNumbers } from '#tests/support/ordersList';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(() => void vi.useRealTimers());

/** The days on which Rome's clocks change, with moments from the first to the last second (spec section 9). */
const DAYS = [
  {
    day: '2026-10-25',
    length: '25 hours',
    hours: ['23:59', '02:30', '02:30', '00:00'],
    // Half past two happens twice.
    seconds: [
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59Z',
    ],
  },
  {
    day: '2027-03-28',
    length: '23 hours',
    hours: ['23:59', '03:01', '01:59', '00:00'],
    // Two minutes later it is three o'clock.
    seconds: [
      '2027-03-27T23:00:00Z',
      '2027-03-28T00:59:00Z',
      '2027-03-28T01:01:00Z',
      '2027-03-28T21:59:59Z',
    ],
  },
] as const;

const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe.each(DAYS)('on $day, which has $length', ({ day, hours, seconds }) => {
  const [first, oneNight, otherNight, last] = seconds;
  const second = (time: string, later: number) =>
    new Date(Date.parse(time) + later * 1_000).toISOString();
  const times = {
    'B2018-PRIMA': second(first, -1),
    'B2018-INIZIO': first,
    'B2018-NOTTE-1': oneNight,
    'B2018-NOTTE-2': otherNight,
    'B2018-FINE': last,
    'B2018-DOPO': second(last, 1),
  };

  /** Opens a page as an administrator, at a time of that day. */
  async function openAt(now: string, path: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const change = (seed: Seed) => {
      seed.orders.length = 0;
      for (const [orderNumber, timestamp] of Object.entries(times))
        withOrder({ orderNumber, timestamp })(seed);
    };
    return openShop(backend, path, { token: await adminToken(), change });
  }

  it('the list is filtered by exactly the whole day, in chronological order', async () => {
    await openAt(last, `/admin/all-orders?dal=${day}&al=${day}`);
    expect(await orderNumbers()).toEqual(
      ['FINE', 'NOTTE-2', 'NOTTE-1', 'INIZIO'].map(
        (name) => expect.stringContaining(name) as string,
      ),
    );
    expect((await cells(1)).map((time) => time?.split(', ')[1])).toEqual(hours);
  });

  it.each([
    ['before ends where it begins', `?al=${daysLater(day, -1)}`, 'B2018-PRIMA'],
    ['after begins where it ends', `?dal=${daysLater(day, 1)}`, 'B2018-DOPO'],
  ])('the day %s', async (_, search, only) => {
    await openAt(last, `/admin/all-orders${search}`);
    expect(await orderNumbers()).toEqual([expect.stringContaining(only)]);
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
    const rows = [1, 4, 1, 0].map(
      (orders, at) =>
        `${daysLater(day, 1 - at)
          .split('-')
          .reverse()
          .join('/')} ${orders}`,
    );
    expect(shown.slice(0, rows.length - from)).toEqual(rows.slice(from));
  });
});
