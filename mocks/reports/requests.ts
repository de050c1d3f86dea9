import type { IncomingMessage } from 'node:http';
import { isAnyAddress } from '../http/listen.ts';

/** A request is answered with this status; the message is for its sender. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Returns the path, decoded. @throws Refused */
export function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    const path = decodeURIComponent(new URL(`http://receiver${url}`).pathname);
    if (!path.includes('\0')) return path;
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
