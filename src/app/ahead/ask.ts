import { askAhead, type Ahead } from './askAhead';

declare const AHEAD: Ahead;

askAhead(AHEAD);
