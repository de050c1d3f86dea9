import type { Ahead } from './askAhead';
import { drawAhead } from './drawAhead';

declare const AHEAD: Ahead;

const catalogue = AHEAD.at[location.pathname];
if (catalogue !== undefined) void drawAhead(globalThis.earlyReads?.[AHEAD.host + catalogue]);
