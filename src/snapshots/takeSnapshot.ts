import { now } from '../domain/clock';
import { saveFile } from '../domain/saveFile';
import type { RootState } from '../store/rootReducer';
import { currentBrowserEnvironment, type BrowserEnvironment } from './browserEnvironment';
import { exportState } from './exportState';
import type { Snapshot } from './format';
import { Redactor } from './redactor';
import { CUSTOMER_SEARCH } from './parts';
import { redactRoute, searchedNumber } from './redactRoute';
import { FORMAT, MAX_MEGABYTES, VERSION } from './version';
import { fileSize, report as texts } from './snapshots.texts';
import { canonicalJson } from './canonical';

/**
 * Returns the present page, without anything secret or personal. With one redactor for several snapshots the same
 * person has the same pseudonym in all of them.
 */
export function takeSnapshot(
  state: RootState,
  browserEnvironment: BrowserEnvironment,
  redactor = new Redactor(),
): Snapshot {
  const { locale, timezone, route, viewport } = browserEnvironment;
  redactor.setEntities(state.entities);
  const number = searchedNumber(route);
  // Without a search of its own the page may lead back to the list with the earlier one.
  const earlier = number === '' ? state.orderSelection.left?.hidden : undefined;
  redactor.setSearch({ customers: searchedCustomers(state) || (earlier ?? ''), number });
  return {
    format: FORMAT,
    version: VERSION,
    takenAt: new Date(now()).toISOString(),
    locale,
    timezone,
    viewport,
    state: exportState(state, redactor),
    // After the state, so that a person named in both has one pseudonym.
    route: redactRoute(route, redactor),
  };
}

function searchedCustomers({ pageState }: RootState): string {
  const searched = pageState.parts[CUSTOMER_SEARCH];
  return typeof searched === 'string' ? searched : '';
}

/** A snapshot as a file. */
export type Report = {
  name: string;
  text: string;
  /** In bytes. */
  size: number;
};

/** Makes a file of a page: the present one, unless the environment of another is given. */
export function makeReport(
  state: RootState,
  browserEnvironment = currentBrowserEnvironment(),
): Report {
  const snapshot = takeSnapshot(state, browserEnvironment);
  const text = canonicalJson(snapshot);
  return {
    name: `segnalazione-${snapshot.takenAt.slice(0, 19).replaceAll(':', '-')}.json`,
    text,
    size: new Blob([text]).size,
  };
}

/** Returns that a report is too large to be replayed, in words; null if it is not. */
export function sizeProblem({ size }: Report): string | null {
  return size > MAX_MEGABYTES * 1_000_000 ? texts.tooLarge(MAX_MEGABYTES) : null;
}

/** Saves a report's file; returns the message about it. */
export function saveReport(report: Report): string {
  saveFile(report.name, report.text);
  const saved = texts.saved(report.name, fileSize(report.size));
  const problem = sizeProblem(report);
  return problem === null ? saved : `${saved} ${problem}`;
}
