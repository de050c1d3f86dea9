import type { Journey } from '../support/journeys';
import { chunkErrors } from './chunkErrors';
import { orderList, productPictures, session, stateChange } from './admin';
import { heldInput } from './heldInput';
import { dark, phone } from './looks';
import { offline } from './offline';
import { dialogs, feedback, product, purchase } from './purchase';
import { replay } from './replay';

/** Journeys that every engine runs, whatever its share, because engines differ in them. */
export const EVERYWHERE: readonly Journey[] = [chunkErrors];

/** All other journeys, in the order in which they run. */
export const JOURNEYS: readonly Journey[] = [
  purchase,
  product,
  feedback,
  dialogs,
  heldInput,
  session,
  orderList,
  stateChange,
  productPictures,
  dark,
  phone,
  offline,
  replay,
];
