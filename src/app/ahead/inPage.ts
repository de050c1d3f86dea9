import { formatDateTime } from '../../domain/dates';
import { formatCents } from '../../domain/money';
import { askAhead, storedToken, type Ahead } from './askAhead';
import { drawAhead } from './drawAhead';

declare const AHEAD: Ahead;

// What stands in index.html, as one script.
const token = storedToken();
// Not for staff, whose page has more, and not where the address narrows the catalogue.
const catalogue = askAhead(AHEAD, token, token === null && location.search === '');
// A browser's first amount and time take long: when the page has sent for its files, while it
// waits for them.
if (location.pathname in { ...AHEAD.at, ...AHEAD.alone }) setTimeout(prepareFormats);
// Where it cannot be drawn, the application has it to say.
if (catalogue) drawAhead(catalogue).catch(() => {});

function prepareFormats(): void {
  formatCents(0);
  (0).toLocaleString('it-IT');
  if (location.pathname in AHEAD.alone) formatDateTime(0);
}
