import { parseArgs } from 'node:util';
import { isFault, type Fault } from '../faults';
import type { SeedSize } from '../seed/buildSeed';

/** The options of the backend process. */
export type BackendOptions = {
  /** 0 for any free port. */
  port: number;
  /** The network address to listen on. */
  address: string;
  /** The folder of the data, created if it is missing. */
  data: string;
  /** The size of a new shop; existing data stay as they are. */
  size: SeedSize;
  /** The origin of the shop, for links of mails and payments and for CORS. */
  shop: string;
  latencyMs: number;
  faults: Fault[];
};

/** The command line is invalid; the message is for its user. */
export class BadOptions extends Error {}

export const USAGE = `npm run backend -- [options]

  --port N         port to listen on, 0 for any free one     (8018)
  --address HOST   address to listen on, 0.0.0.0 for all     (localhost)
  --data FOLDER    folder of the data                        (.cache/backend)
  --products N     products of a new shop                    (72)
  --orders N       orders of a new shop                      (250)
  --shop ORIGIN    origin of the shop                        (http://localhost:5173)
  --slow MS        delay of every response                   (0)
  --faults JSON    list of faults, as in mocks/README.md     ([])
  --help           this text
`;

const MAX_RECORDS = 200_000;
const MAX_LATENCY_MS = 600_000;

/**
 * Parses a command line.
 *
 * @param args the arguments after the program's name
 * @returns the options, or 'help' if that is requested
 * @throws BadOptions
 */
export function readOptions(args: string[]): BackendOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const products = parseCount('--products', values.products);
  const orders = parseCount('--orders', values.orders);
  return {
    port: parseInteger('--port', values.port, 65_535),
    address: values.address,
    data: values.data,
    size: { ...(products && { products }), ...(orders && { orders }) },
    shop: parseOrigin(values.shop),
    latencyMs: parseInteger('--slow', values.slow, MAX_LATENCY_MS),
    faults: parseFaults(values.faults),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '8018' },
        address: { type: 'string', default: 'localhost' },
        data: { type: 'string', default: '.cache/backend' },
        products: { type: 'string' },
        orders: { type: 'string' },
        shop: { type: 'string', default: 'http://localhost:5173' },
        slow: { type: 'string', default: '0' },
        faults: { type: 'string', default: '[]' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new BadOptions(message);
}

function parseInteger(name: string, text: string, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  check(number <= max, `${name} must be 0 to ${max}, not '${text}'.`);
  return number;
}

function parseCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = parseInteger(name, text, MAX_RECORDS);
  check(count > 0, `${name} must be at least 1.`);
  return count;
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
  check(isOrigin, `--shop must be an origin such as http://localhost:5173, not '${text}'.`);
  return url.origin;
}

function parseFaults(text: string): Fault[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isFault)) return list;
  } catch {
    // No JSON at all.
  }
  throw new BadOptions('--faults must be a JSON list of faults, as in mocks/README.md.');
}
