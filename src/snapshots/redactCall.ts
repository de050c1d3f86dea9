import type { EndedCall } from '../api/requestObserver';
import type { RecordedCall } from './recordingFormat';
import type { Redactor } from './redactor';
import { HIDDEN } from './words';

/*
 * What of a call may be told: the first two segments of its path are the shop's own, what follows
 * is a parameter. Those and the query's are named here where they say what a thing is called by;
 * all others are hidden, so that of a password not even its length is left.
 */

const AREAS = new Set('cart insertion feedback payment access admin order'.split(' '));

const VERBS = new Set(
  [
    'get add delete empty updateQuantity delivery addShippingData checkout',
    'getAll getId create update deleteImage addImages',
    'login forgotpw resetpw registration activeAccount acceptance logout myProfile',
    'updateEmail updTelNum updatePassword newEmail new-tel-num',
    'orderState annul refund shipping return',
  ].flatMap((verbs) => verbs.split(' ')),
);

/** Calls of which the first parameter of the path is a product or an order. */
const ABOUT_THINGS = new Set([
  '/cart/add',
  '/cart/delete',
  '/insertion/delete',
  '/feedback/get',
  ...'get orderState annul refund shipping return'.split(' ').map((verb) => `/order/${verb}`),
]);

const TOLD_QUERY = new Set(
  'id idProduct idInsertion imagesName stateOfOrder orderPriority'.split(' '),
);

/** A call as a recording has it: of its parameters what the shop itself calls things by. */
export function redactCall(call: EndedCall, redactor: Redactor): RecordedCall {
  const { startedAt, milliseconds, method, path, query, status } = call;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      TOLD_QUERY.has(name) ? redactor.redactParameter(value) : HIDDEN,
    ]),
  ).toString();
  return {
    startedAt: new Date(startedAt).toISOString(),
    milliseconds,
    method,
    path: redactedPath(path, redactor) + (search && `?${search}`),
    status,
  };
}

function redactedPath(path: string, redactor: Redactor): string {
  const [, area = '', verb = '', ...parameters] = path.split('/');
  const call = `/${AREAS.has(area) ? area : HIDDEN}/${VERBS.has(verb) ? verb : HIDDEN}`;
  const told = parameters.map((parameter, index) =>
    index === 0 && ABOUT_THINGS.has(call)
      ? encodeURIComponent(redactor.redactParameter(decodeURIComponent(parameter)))
      : HIDDEN,
  );
  return [call, ...told].join('/');
}
