import type { Journey } from '../support/journeys';
import { chunkErrors } from './chunkErrors';
import { orderList, productPictures, session, stateChange } from './admin';
import { heldInput } from './heldInput';
import { dark, phone } from './looks';
import { offline } from './offline';
import { dialogs, feedback, product, purchase } from './purchase';
import { replay } from './replay';

/** What each engine has, whatever its share: engines differ in it. */
export const EVERYWHERE: readonly Journey[] = [chunkErrors];

/** The others in the order in which they run. */
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
