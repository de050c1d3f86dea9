import { formatDateTime } from '../../domain/dates';
import { formatCents } from '../../domain/money';
import { askAhead, storedToken, type Ahead } from './askAhead';
import { drawHome } from './drawHome';

declare const AHEAD: Ahead;

const ahead = AHEAD;

// What stands in index.html, as one script.
const token = storedToken();
// Not where the address narrows the list; the home page not for staff, where it has more.
const isWhole = location.search === '';
const catalogue = askAhead(ahead, token, isWhole && token === null);
const drawing = ahead.drawing[location.pathname];
if (isWhole && token !== null && drawing !== undefined) import(drawing).catch(() => {});
// A browser's first amount and time take long: when the page has sent for its files, while it
// waits for them.
if (location.pathname in { ...ahead.at, ...ahead.alone }) setTimeout(prepareFormats);
// Where it cannot be drawn, the application has it to say.
if (catalogue) drawHome(catalogue).catch(() => {});

function prepareFormats(): void {
  formatCents(0);
  (0).toLocaleString('it-IT');
  if (location.pathname in ahead.alone) formatDateTime(0);
}
