import { READS } from '#tests/support/faultTable/calls/reads';
import { faultCells } from '#tests/support/faultCells';

faultCells(READS);
