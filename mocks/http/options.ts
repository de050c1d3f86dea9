import { BadOptions, parseInteger, parseOptions } from './commandLine';
import { isFault, type Fault } from '../faults';
import type { SeedSize } from '../seed/buildSeed';

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
 * Parses the arguments after the program's name; returns 'help' if that is requested.
 * @throws BadOptions
 */
export function readOptions(args: string[]): BackendOptions | 'help' {
  const values = parseOptions(args, {
    port: { type: 'string', default: '8018' },
    address: { type: 'string', default: 'localhost' },
    data: { type: 'string', default: '.cache/backend' },
    products: { type: 'string' },
    orders: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:5173' },
    slow: { type: 'string', default: '0' },
    faults: { type: 'string', default: '[]' },
  });
  if (values.help) return 'help';
  const products = parseCount('products', values.products);
  const orders = parseCount('orders', values.orders);
  return {
    port: parseInteger('port', values.port, [0, 65_535]),
    address: values.address,
    data: values.data,
    size: { ...(products && { products }), ...(orders && { orders }) },
    shop: parseOrigin(values.shop),
    latencyMs: parseInteger('slow', values.slow, [0, MAX_LATENCY_MS]),
    faults: parseFaults(values.faults),
  };
}

function parseCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = parseInteger(name, text, [0, MAX_RECORDS]);
  if (count > 0) return count;
  throw new BadOptions(`--${name} must be at least 1.`);
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (isOrigin) return url.origin;
  throw new BadOptions(`--shop must be an origin such as http://localhost:5173, not '${text}'.`);
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
