import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { isAnyAddress } from '../http/listen.ts';
import type { Envelope } from './envelope.ts';

/** A request is answered with this status; the message is for its sender. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const UNPACKERS = new Map<string, (body: Buffer, options: object) => Promise<Buffer>>([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** Returns the path, decoded, and the query. @throws Refused */
export function urlOf({ url = '/' }: IncomingMessage) {
  try {
    const { pathname, searchParams } = new URL(`http://receiver${url}`);
    const decoded = decodeURIComponent(pathname);
    if (!decoded.includes('\0')) return { pathname: decoded, searchParams };
  } catch {
    // Answered below.
  }
  throw new Refused(400, 'not an address');
}

const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Refuses a page elsewhere, also one whose host name leads to this machine (DNS rebinding). @throws Refused */
export function checkSender({ headers }: IncomingMessage, address: string): void {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d+$/, '');
  const isKnown = isAnyAddress(address) || name === address || OWN_HOST.test(name);
  if (!isKnown || (origin !== undefined && !isOwnOrigin(origin))) {
    throw new Refused(403, 'only pages of this machine may read and delete');
  }
}

/** Returns whether a page is of this machine. */
export function isOwnOrigin(origin = ''): boolean {
  return URL.canParse(origin) && OWN_HOST.test(new URL(origin).hostname);
}

/** Undoes the body's content encoding. @param limit in bytes. @throws Refused */
export async function unpack(
  { headers }: IncomingMessage,
  body: Buffer,
  limit: number,
): Promise<Buffer> {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const unpacker = UNPACKERS.get(encoding);
  if (!unpacker) throw new Refused(415, `content encoding '${encoding}' is not known`);
  try {
    return await unpacker(body, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Refused(413, `more than ${limit} bytes, unpacked`);
    }
    throw new Refused(400, `the body is no ${encoding}`);
  }
}

/** Checks the DSN's key, in the address, a header or the envelope: any, but the same everywhere. @throws Refused */
export function checkKey({ headers }: IncomingMessage, queryKey: string | null, sent: Envelope) {
  const auth = String(headers['x-sentry-auth'] ?? headers.authorization ?? '');
  const [, headerKey] = /^Sentry\s(?:.*[\s,])?sentry_key=([^\s,]+)/i.exec(auth) ?? [];
  const { dsn } = sent.header;
  const ownKey = typeof dsn === 'string' && URL.canParse(dsn) ? new URL(dsn).username : null;
  const keys = new Set([queryKey, headerKey, ownKey].filter(Boolean));
  if (keys.size === 0) throw new Refused(403, 'no sentry_key');
  if (keys.size > 1) throw new Refused(403, 'different keys in one request');
}
