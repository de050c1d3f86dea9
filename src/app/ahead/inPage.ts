import { askAhead, type Ahead } from './askAhead';
import { drawAhead } from './drawAhead';

declare const AHEAD: Ahead;

// What stands in index.html, as one script.
const reads = askAhead(AHEAD);
const catalogue = AHEAD.at[location.pathname];
if (catalogue !== undefined) void drawAhead(reads[AHEAD.host + catalogue]);
