import { formatDateTime } from '../domain/dates';
import { formatCents } from '../domain/money';
import { prefetch, storedToken, type PrefetchConfig } from './prefetch';
import { fillHomeTemplate } from './fillHomeTemplate';

declare const PREFETCH_CONFIG: PrefetchConfig;

/** The application can do without such a file; it waits no longer for all of it. */
const FILE_WITHIN_MS = 2_000;

/** A file that draws a page ahead, and tells when that is to be seen. */
type Drawing = { shown: Promise<unknown> | undefined };

declare global {
  // What the application waits for: starting takes as long as all that is drawn before.
  var prerenderPainted: Promise<unknown> | undefined;
}

const ahead = PREFETCH_CONFIG;

// What stands in index.html, as one script.
const token = storedToken();
// Not where the address narrows the list; the home page not for staff, where it has more.
const isWhole = location.search === '';
const catalogue = prefetch(ahead, token, isWhole && token === null, () => {
  // A browser's first amount and time take long: while the answer is waited for.
  setTimeout(prepareFormats);
});
const drawing = ahead.drawing[location.pathname];
if (isWhole && token !== null && drawing !== undefined) {
  const shown = import(drawing).then((file: Drawing) => file.shown);
  const isLate = new Promise((late) => setTimeout(late, FILE_WITHIN_MS));
  globalThis.prerenderPainted = Promise.race([shown, isLate]).catch(() => {});
}
// Where it cannot be drawn, the application has it to say.
if (catalogue) fillHomeTemplate(catalogue).catch(() => {});

function prepareFormats(): void {
  formatCents(0);
  (0).toLocaleString('it-IT');
  if (location.pathname in ahead.alone) formatDateTime(0);
}
