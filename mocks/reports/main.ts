/** `npm run reports`: receives the reports of a shop with VITE_SENTRY_DSN, and lists them. */
import { BadOptions, endOnSignals, parseInteger, parseOptions } from '../http/commandLine.ts';
import { NoQaBuild } from './qaBuild.ts';
import { DEFAULT_RETENTION, startReceiver, type ReceiverOptions } from './receiver.ts';

const USAGE = `npm run reports -- [options]

  --port N         port to listen on, 0 for any free one            (8790)
  --address HOST   address to listen on, 0.0.0.0 for all            (localhost)
  --folder FOLDER  where reports are kept                           (.cache/reports)
  --dist FOLDER    a build with VITE_QA=true, to replay them in     (none)
  --dist-port N    its port                                         (8791)
  --days N         reports are deleted after so many days           (30)
  --count N        and the oldest where there are more              (1000)
  --answer STATUS  answers envelopes with it, and keeps none        (200)
  --retry-after S  seconds that go along with it                    (none)
  --slow MS        waits before it answers                          (0)
  --help           this text
`;

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

function readOptions(args: string[]): ReceiverOptions | 'help' {
  const values = parseOptions(args, {
    port: text('8790'),
    address: text('localhost'),
    folder: text('.cache/reports'),
    dist: { type: 'string' },
    'dist-port': text('8791'),
    days: text(String(DEFAULT_RETENTION.days)),
    count: text(String(DEFAULT_RETENTION.count)),
    answer: text('200'),
    'retry-after': { type: 'string' },
    slow: text('0'),
  });
  if (values.help) return 'help';
  const { 'retry-after': retryAfter, dist, address, folder } = values;
  return {
    port: parseInteger('port', values.port, [0, 65_535]),
    address,
    folder,
    ...(dist !== undefined && { dist }),
    distPort: parseInteger('dist-port', values['dist-port'], [0, 65_535]),
    retention: {
      days: parseInteger('days', values.days, [1, 3_650]),
      count: parseInteger('count', values.count, [1, 100_000]),
    },
    behaviour: {
      status: parseInteger('answer', values.answer, [200, 599]),
      ...(retryAfter !== undefined && {
        retryAfter: parseInteger('retry-after', retryAfter, [0, 86_400]),
      }),
      delayMs: parseInteger('slow', values.slow, [0, 600_000]),
    },
  };
}

function messageOf(error: unknown): string {
  if (error instanceof BadOptions) return `${error.message}\n\n${USAGE}`;
  if (error instanceof NoQaBuild) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another one.`;
  if (code === 'EACCES' || code === 'ENOTDIR') return `${path ?? port} may not be used: ${code}.`;
  return message;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(USAGE);
  else {
    const { origin, dsn, replayOrigin, close } = await startReceiver(options);
    process.stdout.write(`Reports: ${origin}\nVITE_SENTRY_DSN=${dsn}\n`);
    if (replayOrigin !== null) process.stdout.write(`Replays: ${replayOrigin}\n`);
    endOnSignals(close);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
