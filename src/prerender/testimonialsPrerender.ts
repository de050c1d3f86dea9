import { parseFeedbackFast } from '../api/parsers/fastParsers';
import { ALL_FEEDBACK_PATH } from '../config/firstReads';
import { PATHS, pathTo } from '../config/paths';
import { formatDateTime } from '../domain/dates';
import { ALL_FEEDBACK_PAGE_SIZE, MAX_STARS } from '../domain/limits';
import type { Feedback } from '../domain/types';
import { customerFeedback } from '../features/feedback/customerFeedback.texts';
import { testimonials } from '../features/feedback/feedback.texts';
import { readPrefetched } from './readPrefetched';
import { showScreenOf } from './showScreen';

const { headers } = testimonials;

/** Resolves when the app may start: the page's static parts are shown. */
export const painted = showScreenOf(readFirstPage(), showFeedback).catch(() => {});

/** Returns [] if any record needs the full parser. */
async function readFirstPage(): Promise<Feedback[]> {
  const body = await readPrefetched(ALL_FEEDBACK_PATH);
  const wires = Array.isArray(body) ? (body as unknown[]).slice(0, ALL_FEEDBACK_PAGE_SIZE) : [];
  const feedback = wires.map(parseFeedbackFast);
  return feedback.every((one) => one?.productTitle !== undefined) ? (feedback as Feedback[]) : [];
}

/** Makes the rows from the skeleton's first one. The app adds their pictures, and the mean above them. */
function showFeedback(main: Element, feedback: Feedback[]): boolean {
  const row = main.querySelector<HTMLTableRowElement>('tbody tr');
  if (!row || feedback.length === 0) return false;
  main.querySelector('[data-slot=reviews]')?.removeAttribute('aria-hidden');
  // Loading is over. Its line keeps its height for the app's text.
  const status = main.querySelector<HTMLElement>('[role=status]');
  if (status) status.style.visibility = 'hidden';
  row.parentElement?.replaceChildren(...feedback.map((one) => fillRow(row, one)));
  // In the document, before the paint.
  requestAnimationFrame(() => main.querySelectorAll<HTMLElement>('tbody p').forEach(reserveButton));
  return true;
}

/** Reserves the space of the app's button that shows a whole comment. */
function reserveButton(comment: HTMLElement): void {
  const isCut = comment.scrollHeight > comment.clientHeight + 1;
  if (isCut && comment.parentElement) comment.parentElement.style.paddingBottom = 'var(--target)';
}

function fillRow(template: HTMLTableRowElement, feedback: Feedback): HTMLTableRowElement {
  const row = template.cloneNode(true) as HTMLTableRowElement;
  const cell = (header: string) => row.querySelector(`[data-header="${header}"] > div`);
  const write = (header: string, text: string) => cell(header)?.replaceChildren(text);
  const link = cell(headers.product)?.querySelector('a');
  const comment = cell(headers.comment);
  const stars = cell(headers.rating)?.querySelector('svg');
  const images = cell(headers.images);
  const photo = images?.querySelector('[data-slot=thumbnail]');
  write(headers.date, formatDateTime(feedback.writtenAt));
  write(headers.buyer, feedback.buyerName);
  if (feedback.comment === '') comment?.replaceChildren();
  else comment?.querySelector('p')?.replaceChildren(feedback.comment);
  stars?.setAttribute('aria-label', customerFeedback.stars(feedback.stars));
  stars?.querySelector('svg')?.setAttribute('width', `${(feedback.stars / MAX_STARS) * 100}%`);
  if (link) {
    link.href = pathTo(PATHS.product, { id: feedback.productId });
    link.textContent = feedback.productTitle ?? '';
  }
  if (feedback.images.length === 0) images?.replaceChildren();
  else photo?.parentElement?.replaceChildren(...feedback.images.map(() => photo.cloneNode()));
  return row;
}
