/** Where a build sends its reports; empty texts if it sends none. */
export type ReportServer = { dsn: string; origin: string; vitalsSample: string };

/** The share of visits to measure, unless VITE_VITALS_SAMPLE is set. */
const DEFAULT_SAMPLE = '0.1';

/**
 * Reads the build variables VITE_SENTRY_DSN and VITE_VITALS_SAMPLE. Throws an error that says what is wrong with them:
 * a build whose reports would go nowhere must fail.
 */
export function readReportServer(dsn = '', vitalsSample = ''): ReportServer {
  if (dsn === '') return { dsn, origin: '', vitalsSample: '' };
  const sample = vitalsSample.trim() || DEFAULT_SAMPLE;
  if (!(Number(sample) >= 0 && Number(sample) <= 1)) {
    throw new Error(`VITE_VITALS_SAMPLE is '${sample}'; it has to be a number from 0 to 1.`);
  }
  return { dsn, origin: originOf(dsn), vitalsSample: sample };
}

function originOf(dsn: string): string {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !/^\w+$/.test(url.username) ||
    !/^\/(.+\/)?\d+$/.test(url.pathname) ||
    url.search + url.hash !== ''
  ) {
    throw new Error(
      `VITE_SENTRY_DSN is '${dsn}'; it has to be the DSN of a project, such as https://key@errors.negozio.it/1.`,
    );
  }
  return url.origin;
}
