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

const UNPACKERS: Readonly<Record<string, (body: Buffer, options: object) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Returns the path, decoded, and the query. @throws Refused */
export function urlOf({ url = '/' }: IncomingMessage): {
  pathname: string;
  searchParams: URLSearchParams;
} {
  try {
    const { pathname, searchParams } = new URL(`http://receiver${url}`);
    const decoded = decodeURIComponent(pathname);
    if (!decoded.includes('\0')) return { pathname: decoded, searchParams };
  } catch {
    // Answered below.
  }
  throw new Refused(400, 'Indirizzo non valido');
}

const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Refuses a page elsewhere whose host name leads to this machine (DNS rebinding). */
export function checkHost({ headers }: IncomingMessage, address: string): void {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  if (!isAnyAddress(address) && name !== address && !OWN_HOST.test(name)) {
    throw new Refused(403, 'Questo indirizzo non è ammesso');
  }
}

/** Refuses requests that do not only read. @throws Refused */
export function checkRead({ method = '' }: IncomingMessage): void {
  if (!['GET', 'HEAD'].includes(method)) throw new Refused(405, 'Metodo non ammesso');
}

/** Only the list's own buttons may delete. */
export function checkOrigin({ headers }: IncomingMessage): void {
  if (headers.origin !== `http://${headers.host}`) {
    throw new Refused(403, 'Solo questa pagina può eliminare');
  }
}

/** Undoes the body's content encoding. @param limit in bytes. @throws Refused */
export async function unpack(
  { headers }: IncomingMessage,
  body: Buffer,
  limit: number,
): Promise<Buffer> {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const unpacker = UNPACKERS[encoding];
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

/**
 * Checks the DSN's key, which stands in the address, in a header or in the envelope's own header:
 * any is accepted, but there must be one, and the same everywhere.
 *
 * @throws Refused
 */
export function checkKey(
  { headers }: IncomingMessage,
  queryKey: string | null,
  envelope: Envelope,
): void {
  const auth = String(headers['x-sentry-auth'] ?? headers.authorization ?? '');
  const [, headerKey] = /^Sentry\s(?:.*[\s,])?sentry_key=([^\s,]+)/i.exec(auth) ?? [];
  const { dsn } = envelope.header;
  const ownKey = typeof dsn === 'string' && URL.canParse(dsn) ? new URL(dsn).username : null;
  const keys = new Set([queryKey, headerKey, ownKey].filter(Boolean));
  if (keys.size === 0) throw new Refused(403, 'no sentry_key');
  if (keys.size > 1) throw new Refused(403, 'different keys in one request');
}
