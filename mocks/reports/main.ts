/** `npm run reports`: receives the reports of a shop with VITE_SENTRY_DSN, for the library at /__snapshots. */
import { BadOptions, endOnSignals, parseInteger, parseOptions } from '../http/commandLine.ts';
import { DEFAULT_RETENTION, startReceiver } from './receiver.ts';

const USAGE = `npm run reports -- [options]

  --port N         port to listen on, 0 for any free one            (8790)
  --address HOST   address to listen on, 0.0.0.0 for all            (localhost)
  --folder FOLDER  where reports are kept                           (.cache/reports)
  --days N         reports are deleted after so many days           (30)
  --count N        and the oldest where there are more              (1000)
  --help           this text
`;

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

try {
  const values = parseOptions(process.argv.slice(2), {
    port: text('8790'),
    address: text('localhost'),
    folder: text('.cache/reports'),
    days: text(String(DEFAULT_RETENTION.days)),
    count: text(String(DEFAULT_RETENTION.count)),
  });
  if (values.help) process.stdout.write(USAGE);
  else {
    const { origin, dsn, close } = await startReceiver({
      address: values.address,
      folder: values.folder,
      port: parseInteger('port', values.port, [0, 65_535]),
      retention: {
        days: parseInteger('days', values.days, [1, 3_650]),
        count: parseInteger('count', values.count, [1, 100_000]),
      },
    });
    process.stdout.write(`Reports: ${origin}\nVITE_SENTRY_DSN=${dsn}\n`);
    endOnSignals(close);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof BadOptions) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
