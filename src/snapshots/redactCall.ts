import type { EndedCall } from '../api/watchedCalls';
import type { RecordedCall } from './recordingFormat';
import type { Redactor } from './redactor';

/** The words of the calls' own paths; whatever else stands there came from somebody. */
const PATH_WORDS = new Set(
  [
    'cart get add delete empty updateQuantity delivery addShippingData payment checkout',
    'insertion getAll getId create update deleteImage addImages feedback',
    'access login forgotpw resetpw admin registration activeAccount acceptance logout myProfile',
    'updateEmail updTelNum updatePassword newEmail new-tel-num',
    'order orderState annul refund shipping return',
  ].flatMap((words) => words.split(' ')),
);

/** A call as a recording has it: of its parameters what the shop itself calls things by. */
export function redactedCall(call: EndedCall, redactor: Redactor): RecordedCall {
  const { startedAt, milliseconds, method, path, query, status } = call;
  const segments = path.split('/').map((segment) => redactedSegment(segment, redactor));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      redactor.shopName(value),
    ]),
  ).toString();
  return {
    startedAt: new Date(startedAt).toISOString(),
    milliseconds,
    method,
    path: segments.join('/') + (search && `?${search}`),
    status,
  };
}

function redactedSegment(segment: string, redactor: Redactor): string {
  if (segment === '' || PATH_WORDS.has(segment)) return segment;
  return encodeURIComponent(redactor.shopName(decodeURIComponent(segment)));
}
