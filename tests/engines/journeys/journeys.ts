import type { Journey } from '../support/journeys';
import { orderList, session, stateChange } from './admin';
import { purchase } from './shopper';

/** All of them, in the order in which they run. */
export const JOURNEYS: readonly Journey[] = [purchase, session, orderList, stateChange];
