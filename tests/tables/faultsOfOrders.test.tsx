import { ORDERS } from '#tests/support/faultTable/calls/orders';
import { faultCells } from '#tests/support/faultCells';

faultCells(ORDERS);
