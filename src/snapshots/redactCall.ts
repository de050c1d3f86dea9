import type { EndedCall } from '../api/recordAndReplay';
import type { RecordedCall } from './recordingFormat';
import type { Redactor } from './redactor';
import { HIDDEN, wordSet } from './words';

/*
 * Which parts of a call may stay: the first two segments of its path are the API's own words, the rest are parameters.
 * Parameters stay only if they are ids that the store knows, and only those named here; all others are hidden, so that
 * not even the length of a password is left.
 */

/** The areas whose calls have such an id as the first parameter of their path. */
const ABOUT_PRODUCTS = wordSet('cart insertion feedback');
const ABOUT_ORDERS = 'order';

const VISIBLE_QUERY = wordSet('id idProduct idInsertion imagesName stateOfOrder orderPriority');

/** Redacts a call: its parameters are hidden, except for ids that the store knows. */
export function redactCall(call: EndedCall, redactor: Redactor): RecordedCall {
  const { startedAt, milliseconds, method, path, query, status } = call;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      VISIBLE_QUERY.has(name) ? redactor.redactParameter(value) : HIDDEN,
    ]),
  ).toString();
  return {
    startedAt: new Date(startedAt).toISOString(),
    milliseconds,
    method,
    path: redactPath(path, redactor) + (search && `?${search}`),
    status,
  };
}

function redactPath(path: string, redactor: Redactor): string {
  const [, area = '', verb = '', ...parameters] = path.split('/');
  const visible = (text: string) => {
    if (area === ABOUT_ORDERS) return redactor.redactOrderParameter(text);
    return ABOUT_PRODUCTS.has(area) ? redactor.redactParameter(text) : HIDDEN;
  };
  const redacted = parameters.map((parameter, index) =>
    index === 0 ? encodeURIComponent(visible(decodeURIComponent(parameter))) : HIDDEN,
  );
  return ['', area, verb, ...redacted].join('/');
}
