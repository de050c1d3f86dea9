import { ACCOUNTS } from '#tests/support/faultTable/calls/accounts';
import { faultCells } from '#tests/support/faultCells';

faultCells(ACCOUNTS);
