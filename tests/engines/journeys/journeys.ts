import type { Journey } from '../support/journeys';
import { orderList, productPictures, session, stateChange } from './admin';
import { heldInput } from './heldInput';
import { dark, phone } from './looks';
import { offline } from './offline';
import { dialogs, feedback, product, purchase } from './purchase';
import { replay } from './replay';

const ALL: readonly Journey[] = [
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

/** The journeys in the order in which they run; for `npm test` the main ones. */
export const JOURNEYS =
  process.env['SHOP_ENGINES'] === 'main' ? ALL.filter(({ isMain }) => isMain) : ALL;
