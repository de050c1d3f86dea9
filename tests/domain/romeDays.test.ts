import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRomeDay,
  mondayOf,
  monthStartOf,
  romeDay,
  yearStart,
} from '#src/features/overview/romeDays';

const at = (iso: string) => Date.parse(iso);
const day = (iso: string) => romeDay(at(`${iso}T10:00:00Z`));

describe('a day in Rome', () => {
  it.each([
    ['2026-01-01T22:59:59Z', '2026-01-01'],
    ['2026-01-01T23:00:00Z', '2026-01-02'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    // the day of 23 hours, from its first to its last second
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    // the day of 25 hours
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['1880-06-01T12:00:00Z', '1880-06-01'],
  ])('%s is on %s', (time, date) => {
    expect(romeDay(at(time))).toBe(day(date));
  });

  it('agrees with the calendar at every time', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
    const times = fc.integer({ min: at('1996-01-01'), max: at('2060-01-01') });
    fc.assert(
      fc.property(times, (time) => {
        expect(romeDay(time)).toBe(at(calendar.format(time)) / 86_400_000);
      }),
    );
  });

  it('exists for the first and the last valid time', () => {
    expect(romeDay(8.64e15)).toBe(1e8);
    expect(romeDay(-8.64e15)).toBe(-1e8);
  });

  it('knows its week, its month and its year', () => {
    expect(mondayOf(day('2026-11-22'))).toBe(day('2026-11-16')); // a Sunday
    expect(mondayOf(day('2026-11-23'))).toBe(day('2026-11-23'));
    expect(mondayOf(day('1969-12-31'))).toBe(day('1969-12-29'));
    expect(monthStartOf(day('2024-02-29'))).toBe(day('2024-02-01'));
    expect(yearStart(2018)).toBe(day('2018-01-01'));
  });

  it('is written in Italian', () => {
    expect(formatRomeDay(day('2026-03-29'), { day: 'numeric', month: 'short' })).toBe('29 mar');
    expect(formatRomeDay(day('2026-03-01'), { month: 'long', year: 'numeric' })).toBe('marzo 2026');
  });
});
