import * as v from 'valibot';
import { realNow } from '../domain/clock';

/** How far ahead of this machine's clock another tab's moments may run, in milliseconds. */
const LONGEST_LEAD_MS = 1_000;

/** '__proto__' as a key would reach into the prototype of the tables. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.notValue('__proto__'));

/** Something that has happened, in epoch milliseconds: the future would outdo every truth. */
export const moment = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((at) => at <= realNow() + LONGEST_LEAD_MS),
);
