import type { RootState } from '../store/rootReducer';
import { fileSize, report as texts } from './snapshots.texts';
import { canonicalJson } from './canonical';
import { currentBrowserEnvironment, takeSnapshot } from './takeSnapshot';

/** A snapshot as a file. */
export type Report = {
  name: string;
  text: string;
  /** In bytes. */
  size: number;
};

/** Makes a file of the page as it is now. */
export function makeReport(state: RootState): Report {
  const snapshot = takeSnapshot(state, currentBrowserEnvironment());
  const text = canonicalJson(snapshot);
  return {
    name: `segnalazione-${snapshot.takenAt.slice(0, 19).replaceAll(':', '-')}.json`,
    text,
    size: new Blob([text]).size,
  };
}

/** Saves the page as it is now; returns the message for it. */
export function saveReport(state: RootState): string {
  const report = makeReport(state);
  saveFile(report);
  return texts.saved(report.name, fileSize(report.size));
}

/** Has the browser save a text as a file. */
export function saveFile({ name, text }: Pick<Report, 'name' | 'text'>): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started to save it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
