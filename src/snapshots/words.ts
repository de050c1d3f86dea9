/** Replaces a text of which not even the length may stay. */
export const HIDDEN = '***';

/** Returns the set of words in these lines. */
export function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Replaces letters and digits, so that the text keeps its length and its look. */
export function mask(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .replace(/\p{Lu}|\p{Lt}/gu, 'X')
    .replace(/[^X\P{L}]/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/**
 * Masks an amount. If its field accepts it, the result is an amount larger than any in the shop; otherwise the field
 * refuses the result, too: '-5' must not become '-0', which is a price.
 */
export function maskAmount(text: string, isAccepted: boolean): string {
  return isAccepted ? text.replace(/[^.,]/g, '9') : mask(text).replaceAll('0', 'x');
}

/** The standard's status texts; a backend may send any other. */
const REASON_PHRASES = new Set(
  [
    'Bad Request,Unauthorized,Forbidden,Not Found,Method Not Allowed,Not Acceptable',
    'Request Timeout,Conflict,Gone,Payload Too Large,Content Too Large,Unsupported Media Type',
    'Unprocessable Entity,Unprocessable Content,Too Many Requests,Internal Server Error',
    'Not Implemented,Bad Gateway,Service Unavailable,Gateway Timeout',
  ].flatMap((phrases) => phrases.split(',')),
);

/** Keeps a status text if it is a standard one. */
export function redactReasonPhrase(text: string): string {
  return REASON_PHRASES.has(text) ? text : mask(text);
}
