import * as v from 'valibot';
import { readOptionalTime } from '../../domain/timestamps';

/** Epoch milliseconds from ISO text or a number; null where no time came. */
export const time = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(readOptionalTime),
    v.union([v.number(), v.null()], 'no time can be read'),
  ),
  null,
);
