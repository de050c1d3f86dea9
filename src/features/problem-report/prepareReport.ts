import type { Breadcrumb, Event } from '@sentry/browser';
import { canonicalJson } from '../../snapshots/canonical';
import type { KeptMoment } from '../../snapshots/lastMinute';
import { recordingOf } from '../../snapshots/recordingOf';
import { redactCall } from '../../snapshots/redactCall';
import { Redactor } from '../../snapshots/redactor';
import { takeSnapshot } from '../../snapshots/takeSnapshot';
import type { RootState } from '../../store/rootReducer';
import { eventOfRoute, type Kind, type ReportedPage } from './reportedPage';

type Attachment = { filename: string; data: string; contentType: string };

export type SentReport = { event: Event; attachments: Attachment[] };

/** A larger recording is not attached (bytes). */
const MAX_RECORDED_BYTES = 200_000;

/** A tab that has read more orders sends no snapshot and no recording: making them would block the page. */
const MAX_ORDERS = 1_000;

/** Returns the page and its last minute as files; an empty list if they cannot be made. */
async function makeAttachments(page: ReportedPage, redactor: Redactor): Promise<Attachment[]> {
  const { state, browserEnvironment, moments } = page;
  if (!state || isTooLarge(state)) return [];
  const files: Attachment[] = [];
  try {
    const snapshot = takeSnapshot(state, browserEnvironment, redactor);
    files.push(jsonFile('pagina.json', snapshot));
    const recording = await recordingOf(moments, browserEnvironment, redactor, MAX_RECORDED_BYTES);
    if (recording) files.push(jsonFile('registrazione.json', recording));
  } catch {
    // The report may be about a broken store.
  }
  return files;
}

function isTooLarge({ entities }: RootState): boolean {
  const shards = Object.values(entities.orders);
  return shards.reduce((sum, shard) => sum + Object.keys(shard).length, 0) > MAX_ORDERS;
}

function jsonFile(filename: string, content: object): Attachment {
  return { filename, data: canonicalJson(content), contentType: 'application/json' };
}

/**
 * Makes a report of a page: its route pattern, its last actions and calls, its snapshot and, if it is small enough, its
 * recording. `about` is the subject.
 */
export async function prepareReport(
  kind: Kind,
  page: ReportedPage,
  about: Event,
  redactor = new Redactor('report'),
): Promise<SentReport> {
  const attachments = await makeAttachments(page, redactor);
  const event: Event = {
    ...eventOfRoute(kind, page.browserEnvironment.route),
    breadcrumbs: breadcrumbsOf(page.moments, redactor),
    ...about,
  };
  return { event, attachments };
}

const MAX_BREADCRUMBS = 50;

function breadcrumbsOf(moments: readonly KeptMoment[], redactor: Redactor): Breadcrumb[] {
  return moments
    .flatMap(({ at, events, calls }): Breadcrumb[] => [
      ...events.map((message) => ({ timestamp: at / 1000, category: 'action', message })),
      ...calls.map((ended) => {
        const { method, path, status, milliseconds } = redactCall(ended, redactor);
        return {
          timestamp: (ended.startedAt + milliseconds) / 1000,
          type: 'http',
          category: 'call',
          message: `${method} ${path}: ${status}`,
          data: { method, url: path, status_code: status, milliseconds },
        };
      }),
    ])
    .sort((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0))
    .slice(-MAX_BREADCRUMBS);
}
