import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '../domain/clock';
import { formatDate } from '../domain/dates';
import { saveFile } from '../domain/saveFile';
import type { OnProgress } from './csv';
import { csvExport as texts } from './csvExport.texts';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyWithPreload } from './lazyWithPreload';
import styles from './ExportButton.module.css';

type Props<Item> = {
  /** The label, which names the items. */
  text: string;
  /** Returns the name of the file, given the day as yyyy-mm-dd. */
  name: (day: string) => string;
  items: () => readonly Item[];
  write: (items: readonly Item[], onProgress: OnProgress, signal: AbortSignal) => Promise<Blob>;
  /** Says how many items are in the file. */
  done: (count: number, fileName: string) => string;
};

/** Downloads items as a CSV file, with its progress. */
export function ExportButton<Item>({ text, ...file }: Props<Item>) {
  const { state, save, cancel } = useCsvExport(file);
  const isWriting = state.kind === 'writing';
  const button = useRef<HTMLButtonElement>(null);
  // The button that cancels it is removed with the progress.
  const keepFocus = useCallback(
    (progress: HTMLElement | null) => () => {
      if (progress?.contains(document.activeElement)) button.current?.focus();
    },
    [],
  );
  return (
    <>
      <Button ref={button} variant="outlined" aria-disabled={isWriting} onClick={() => void save()}>
        {text}
      </Button>
      {isWriting && (
        <ErrorBoundary loading={null}>
          <ExportProgress ref={keepFocus} fraction={state.fraction} onCancel={cancel} />
        </ErrorBoundary>
      )}
      <p role="status" className={styles['result']}>
        {isWriting && <span className="visually-hidden">{texts.underWay}</span>}
        {(state.kind === 'done' || state.kind === 'failed') && state.text}
      </p>
    </>
  );
}

const ExportProgress = lazyWithPreload(() => import('./ExportProgress'));

/** The state of an export: the fraction written so far, or its result in words. */
type CsvExport =
  | { kind: 'none' }
  | { kind: 'writing'; fraction: number }
  | { kind: 'done' | 'failed'; text: string };

/** Writes items to a file that the browser downloads; leaving the page cancels it. */
function useCsvExport<Item>({ name, items, write, done }: Omit<Props<Item>, 'text'>) {
  const [state, setState] = useState<CsvExport>({ kind: 'none' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const save = async () => {
    if (state.kind === 'writing') return;
    const { signal } = (controller.current = new AbortController());
    const reportProgress = (fraction: number) => setState({ kind: 'writing', fraction });
    reportProgress(0);
    try {
      const all = items();
      const file = await write(all, reportProgress, signal);
      const fileName = name(formatDate(now()).split('/').reverse().join('-'));
      saveFile(fileName, file);
      setState({ kind: 'done', text: done(all.length, fileName) });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', text: texts.failed });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, save, cancel };
}
