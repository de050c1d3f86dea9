import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, readTime } from '#src/domain/dates';

const at = (iso: string): number => Date.parse(iso);

describe('a date', () => {
  it.each([
    ['2025-03-04T09:30:00Z', '04/03/2025', '04/03/2025, 10:30'],
    ['2025-01-01T00:00:00Z', '01/01/2025', '01/01/2025, 01:00'],
    // midnight in Rome is another day than in Greenwich, by an hour in winter and two in summer
    ['2024-12-31T22:59:59Z', '31/12/2024', '31/12/2024, 23:59'],
    ['2024-12-31T23:00:00Z', '01/01/2025', '01/01/2025, 00:00'],
    ['2025-07-14T21:59:59Z', '14/07/2025', '14/07/2025, 23:59'],
    ['2025-07-14T22:00:00Z', '15/07/2025', '15/07/2025, 00:00'],
    // the clocks go forward
    ['2024-03-31T00:59:59Z', '31/03/2024', '31/03/2024, 01:59'],
    ['2024-03-31T01:00:00Z', '31/03/2024', '31/03/2024, 03:00'],
    // and back: the same hour comes twice
    ['2024-10-27T00:30:00Z', '27/10/2024', '27/10/2024, 02:30'],
    ['2024-10-27T01:30:00Z', '27/10/2024', '27/10/2024, 02:30'],
    ['2024-02-29T12:00:00Z', '29/02/2024', '29/02/2024, 13:00'],
  ])('%s is %s in Rome', (iso, day, dayAndTime) => {
    expect(formatDate(at(iso))).toBe(day);
    expect(formatDateTime(at(iso))).toBe(dayAndTime);
  });

  it('that is not known is shown as nothing', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDateTime(null)).toBe('');
  });
});

describe('a time stamp', () => {
  it.each<[unknown, number | null]>([
    ['2025-03-04T09:30:00Z', at('2025-03-04T09:30:00Z')],
    ['2025-03-04T10:30:00.123+01:00', at('2025-03-04T09:30:00.123Z')],
    [1741080600000, 1741080600000],
    ['1741080600000', 1741080600000],
    [' 1741080600000 ', 1741080600000],
    [0, 0],
    ['', null],
    ['   ', null],
    ['ieri', null],
    ['2025-13-45T99:00:00Z', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [9e15, null],
    ['99999999999999999999', null],
    [null, null],
    [undefined, null],
    [true, null],
    [{}, null],
    [[2025, 3, 4], null],
  ])('%j is read as %j', (value, expected) => {
    expect(readTime(value)).toBe(expected);
  });

  it('of any kind is nothing, or something that can be shown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const time = readTime(value);
        if (time !== null) expect(formatDateTime(time)).not.toBe('');
      }),
    );
  });

  it('written as ISO text or as milliseconds is the same', () => {
    const moments = fc.date({
      min: new Date('2018-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(readTime(moment.toISOString())).toBe(moment.getTime());
        expect(readTime(String(moment.getTime()))).toBe(moment.getTime());
      }),
    );
  });
});
