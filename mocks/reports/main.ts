/** `npm run reports`: receives the reports of a shop with VITE_SENTRY_DSN, and lists them. */
import { parseArgs } from 'node:util';
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

/** The command line is invalid; the message is for its user. */
class BadOptions extends Error {}

const NUMBERS = {
  port: { fallback: 8790, min: 0, max: 65_535 },
  'dist-port': { fallback: 8791, min: 0, max: 65_535 },
  days: { fallback: DEFAULT_RETENTION.days, min: 1, max: 3_650 },
  count: { fallback: DEFAULT_RETENTION.count, min: 1, max: 100_000 },
  answer: { fallback: 200, min: 200, max: 599 },
  'retry-after': { fallback: null, min: 0, max: 86_400 },
  slow: { fallback: 0, min: 0, max: 600_000 },
} as const;

function readOptions(args: string[]): ReceiverOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const number = (name: keyof typeof NUMBERS) => {
    const text = values[name];
    const { fallback, min, max } = NUMBERS[name];
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    throw new BadOptions(`--${name} must be ${min} to ${max}, not '${text}'.`);
  };
  const retryAfter = number('retry-after');
  return {
    port: number('port') ?? 0,
    address: values.address,
    folder: values.folder,
    ...(values.dist !== undefined && { dist: values.dist }),
    distPort: number('dist-port') ?? 0,
    retention: {
      days: number('days') ?? DEFAULT_RETENTION.days,
      count: number('count') ?? DEFAULT_RETENTION.count,
    },
    behaviour: {
      status: number('answer') ?? 200,
      ...(retryAfter !== null && { retryAfter }),
      delayMs: number('slow') ?? 0,
    },
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        port: text,
        address: { type: 'string', default: 'localhost' },
        folder: { type: 'string', default: '.cache/reports' },
        dist: text,
        'dist-port': text,
        days: text,
        count: text,
        answer: text,
        'retry-after': text,
        slow: text,
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
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
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().then(() => process.exit(0)));
    }
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
