import type { EndedCall } from '../api/recordAndReplay';
import type { RecordedCall } from './recordingFormat';
import type { Redactor } from './redactor';
import { HIDDEN, wordSet } from './words';

/*
 * Which parts of a call may stay: the first two segments of its path are the API's own words, the rest are parameters.
 * Parameters of the path and of the query stay only if they are listed here as ids; all others are hidden, so that not
 * even the length of a password is left.
 */

const AREAS = wordSet('cart insertion feedback payment access admin order');

const VERBS = wordSet(
  'get add delete empty updateQuantity delivery addShippingData checkout',
  'getAll getId create update deleteImage addImages',
  'login forgotpw resetpw registration activeAccount acceptance logout myProfile',
  'updateEmail updTelNum updatePassword newEmail new-tel-num',
  'orderState annul refund shipping return',
);

/** Calls whose first path parameter is a product, or an order. */
const ABOUT_PRODUCTS = wordSet('/cart/add /cart/delete /insertion/delete /feedback/get');
const ABOUT_ORDERS = wordSet(
  '/order/get /order/orderState /order/annul /order/refund /order/shipping /order/return',
);

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
  const call = `/${AREAS.has(area) ? area : HIDDEN}/${VERBS.has(verb) ? verb : HIDDEN}`;
  const visible = (text: string) => {
    if (ABOUT_ORDERS.has(call)) return redactor.redactOrderParameter(text);
    return ABOUT_PRODUCTS.has(call) ? redactor.redactParameter(text) : HIDDEN;
  };
  const redacted = parameters.map((parameter, index) =>
    index === 0 ? encodeURIComponent(visible(decodeURIComponent(parameter))) : HIDDEN,
  );
  return [call, ...redacted].join('/');
}
