import { parseArgs } from 'node:util';
import { isFault, type Fault } from '../faults';
import type { SeedSize } from '../seed/buildSeed';

/** What the backend process is told on its command line. */
export type BackendOptions = {
  /** 0 takes any free one. */
  port: number;
  /** The network address to listen on. */
  address: string;
  /** Folder of the data; made when it is not there. */
  data: string;
  /** Size of a shop that is new; the data of an old one stay as they are. */
  size: SeedSize;
  /** Origin of the shop, for the links of mails and payments; calls from it are let in. */
  shop: string;
  latencyMs: number;
  faults: Fault[];
};

/** What is wrong with a command line, in words for whoever typed it. */
export class BadOptions extends Error {}

export const USAGE = `npm run backend -- [options]

  --port N         port to listen on, 0 for any free one     (8018)
  --address HOST   address to listen on, 0.0.0.0 for all     (localhost)
  --data FOLDER    where the data are kept                   (.cache/backend)
  --products N     products of a new shop                    (as written)
  --orders N       orders of a new shop                      (250)
  --shop ORIGIN    origin of the shop                        (http://localhost:5173)
  --slow MS        milliseconds that every answer waits      (0)
  --faults JSON    list of faults, as in mocks/README.md     ([])
  --help           this text
`;

const MOST_RECORDS = 200_000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Reads a command line.
 *
 * @param args what follows the program's name
 * @returns the options, or 'help' when that is asked for
 * @throws BadOptions
 */
export function readOptions(args: string[]): BackendOptions | 'help' {
  const given = valuesIn(args);
  if (given.help) return 'help';
  const products = optionalCount('--products', given.products);
  const orders = optionalCount('--orders', given.orders);
  return {
    port: wholeNumber('--port', given.port, 65_535),
    address: given.address,
    data: given.data,
    size: { ...(products && { products }), ...(orders && { orders }) },
    shop: origin(given.shop),
    latencyMs: wholeNumber('--slow', given.slow, LONGEST_WAIT_MS),
    faults: faultsIn(given.faults),
  };
}

function valuesIn(args: string[]) {
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

function wholeNumber(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(number <= most)) throw new BadOptions(`${name} must be 0 to ${most}, not '${text}'.`);
  return number;
}

function optionalCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = wholeNumber(name, text, MOST_RECORDS);
  if (count === 0) throw new BadOptions(`${name} must be at least 1.`);
  return count;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new BadOptions(`--shop must be an origin such as http://localhost:5173, not '${text}'.`);
  }
  return url.origin;
}

function faultsIn(text: string): Fault[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new BadOptions('--faults is no JSON.');
  }
  if (!Array.isArray(list) || !list.every(isFault)) {
    throw new BadOptions('--faults must be a list of faults, as mocks/README.md describes them.');
  }
  return list;
}
