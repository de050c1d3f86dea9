import type { Journey } from '../support/journeys';
import { orderList, productPictures, session, stateChange } from './admin';
import { heldInput } from './heldInput';
import { dark, phone } from './looks';
import { offline } from './offline';
import { dialogs, feedback, product, purchase } from './purchase';
import { replay } from './replay';

/** The journeys in the order in which they run. */
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
