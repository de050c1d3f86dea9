import { describe, expect, it } from 'vitest';
import { readReportServer } from '#src/build/reportServer';

describe('the report server', () => {
  it('is the one of the DSN', () => {
    expect(readReportServer('https://chiave@errori.negozio.it/1')).toEqual({
      dsn: 'https://chiave@errori.negozio.it/1',
      origin: 'https://errori.negozio.it',
      vitalsSample: '0.1',
    });
    expect(readReportServer('http://public@localhost:8790/sentry/12', '0')).toMatchObject({
      origin: 'http://localhost:8790',
      vitalsSample: '0',
    });
    expect(readReportServer('https://chiave@errori.negozio.it/1', ' ').vitalsSample).toBe('0.1');
  });

  it('does not exist without a DSN', () => {
    const none = { dsn: '', origin: '', vitalsSample: '' };
    expect(readReportServer()).toEqual(none);
    expect(readReportServer('', '0.5')).toEqual(none);
  });

  it.each([
    'errori.negozio.it',
    'https://errori.negozio.it/1',
    'https://chiave@errori.negozio.it',
    'https://chiave@errori.negozio.it/progetto',
    'https://chiave@errori.negozio.it/1?x=1',
    'ftp://chiave@errori.negozio.it/1',
    'https://chi-ave;@errori.negozio.it/1',
  ])('stops the build where the DSN is none: %s', (dsn) => {
    expect(() => readReportServer(dsn)).toThrow(/^VITE_SENTRY_DSN is '.*'; it has to be the DSN/);
  });

  it.each(['-0.1', '1.1', 'molto', '10%'])('stops the build for a share of %s', (share) => {
    expect(() => readReportServer('https://chiave@errori.negozio.it/1', share)).toThrow(
      `VITE_VITALS_SAMPLE is '${share}'; it has to be a number from 0 to 1.`,
    );
  });
});
