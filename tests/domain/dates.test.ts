import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatSeconds } from '#src/domain/dates';
import { romeOffset } from '#src/domain/romeOffset';
import { readTime, startOfDay } from '#src/domain/timestamps';

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

  it('is what Italian calendars and clocks show', () => {
    const clock = new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone: 'Europe/Rome',
    });
    const times = fc.integer({ min: at('1996-01-01'), max: at('2100-01-01') });
    fc.assert(
      fc.property(times, (time) => {
        expect(`${formatDate(time)}, ${formatSeconds(time)}`).toBe(clock.format(time));
      }),
    );
  });

  it('that is not known is shown as nothing', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDateTime(null)).toBe('');
  });
});

describe("Rome's clocks", () => {
  // Fails if summer time is changed or abolished: `romeOffset` then needs the new rule.
  it('are ahead by the time zone data of this machine', () => {
    const zone = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Rome',
      timeZoneName: 'shortOffset',
    });
    const hour = 3_600_000;
    for (let time = at('1995-12-25'); time < at('2060-01-01'); time += hour) {
      const date = new Date(time);
      const isChangeNear = [2, 9].includes(date.getUTCMonth()) && date.getUTCDate() > 24;
      if (!isChangeNear && date.getUTCHours() !== 12) continue;
      const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
      expect(`GMT+${romeOffset(time) / hour}`, date.toISOString()).toBe(name);
    }
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
    const anyTime = fc.date({ noInvalidDate: true });
    const any = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.maxSafeInteger(),
      anyTime.map((date) => date.getTime()),
      anyTime.map((date) => date.toISOString()),
      anyTime.map((date) => date.toISOString().slice(0, -1)),
    );
    fc.assert(
      fc.property(any, (value) => {
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

describe('a time stamp without a zone', () => {
  const ZONES = ['UTC', 'Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'];
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  it.each<[string, string]>([
    ['2024-05-01T10:00:00', '2024-05-01T08:00:00.000Z'],
    ['2024-05-01T10:00', '2024-05-01T08:00:00.000Z'],
    ['2024-05-01 10:00:00', '2024-05-01T08:00:00.000Z'],
    ['2024-01-15T10:00:00.1234567', '2024-01-15T09:00:00.123Z'],
    // a day alone begins at midnight in Rome
    ['2024-05-01', '2024-04-30T22:00:00.000Z'],
    ['2024-01-01', '2023-12-31T23:00:00.000Z'],
    // the hour that is skipped: as long after what was before as the clocks would have shown
    ['2024-03-31T01:59:59', '2024-03-31T00:59:59.000Z'],
    ['2024-03-31T02:30:00', '2024-03-31T01:30:00.000Z'],
    ['2024-03-31T03:00:00', '2024-03-31T01:00:00.000Z'],
    // the hour that there is twice: the first
    ['2024-10-27T01:30:00', '2024-10-26T23:30:00.000Z'],
    ['2024-10-27T02:30:00', '2024-10-27T00:30:00.000Z'],
    ['2024-10-27T03:00:00', '2024-10-27T02:00:00.000Z'],
    // with a zone it is that of the zone
    ['2024-05-01T10:00:00-0400', '2024-05-01T14:00:00.000Z'],
    ['2024-05-01T10:00:00+05:30', '2024-05-01T04:30:00.000Z'],
    ['2024-05-01T10:00:00+02', '2024-05-01T08:00:00.000Z'],
    ['2024-05-01t10:00:00z', '2024-05-01T10:00:00.000Z'],
  ])('%s is a time in Rome in a browser anywhere', (text, expected) => {
    for (const zone of ZONES) {
      process.env['TZ'] = zone;
      expect(new Date(readTime(text) ?? NaN).toISOString(), zone).toBe(expected);
    }
  });

  it.each([
    '2024-02-31T10:00:00',
    '2023-02-29T10:00:00Z',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-05-00T10:00:00Z',
    '2024-05-01T24:00:00Z',
    '2024-05-01T10:60:00Z',
    '2024-05-01T10:00:00+25:00',
    '0000-00-00T00:00:00',
    // of these, browsers make times of their own zone, and each as it likes
    '2024/05/01 10:00',
    '01/05/2024',
    '5',
    'May 2024',
  ])('%j is none in a browser anywhere', (text) => {
    for (const zone of ZONES) {
      process.env['TZ'] = zone;
      expect(readTime(text), zone).toBeNull();
    }
  });

  it('reads what Rome shows of a time as that time, but for the hour that comes twice', () => {
    const times = fc.integer({ min: at('1996-01-01'), max: at('2060-01-01') });
    fc.assert(
      fc.property(times, (time) => {
        const minute = Math.floor(time / 60_000) * 60_000;
        const [, day, month, year, clock] =
          /^(\d+)\/(\d+)\/(\d+), (.+)$/.exec(formatDateTime(minute)) ?? [];
        const read = readTime(`${year}-${month}-${day}T${clock}`);
        expect([minute, minute - 3_600_000]).toContain(read);
        expect(formatDateTime(read)).toBe(formatDateTime(minute));
      }),
    );
  });

  it('is the beginning of its day where it is midnight', () => {
    const days = fc.integer({ min: 0, max: 30_000 }).map((day) => day * 86_400_000);
    fc.assert(
      fc.property(days, (day) => {
        const text = new Date(day).toISOString().slice(0, 10);
        expect(startOfDay(text)).toBe(readTime(text));
        expect(formatDate(readTime(text))).toBe(text.split('-').reverse().join('/'));
      }),
    );
  });
});
