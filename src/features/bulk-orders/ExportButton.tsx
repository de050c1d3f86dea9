import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../domain/types';
import { common } from '../../components/common.texts';
import { ordersExport as texts } from './orderActions.texts';
import { ProgressBar } from '../../components/ProgressBar';
import { now } from '../../domain/clock';
import { formatDate } from '../../domain/dates';
import styles from './ExportButton.module.css';

type Props = {
  /** The label, which says which orders. */
  text: string;
  orders: () => readonly Order[];
};

/** Downloads orders as a CSV file, with its progress. */
export function ExportButton({ text, orders }: Props) {
  const { state, write, cancel } = useCsvExport();
  const isWriting = state.kind === 'writing';
  return (
    <>
      <Button variant="outlined" aria-disabled={isWriting} onClick={() => void write(orders())}>
        {text}
      </Button>
      {isWriting && (
        <div className={styles['export']}>
          <ProgressBar label={texts.progress} done={state.fraction} all={1} />
          <span>{texts.percent(state.fraction)}</span>
          <Button onClick={cancel}>{common.cancel}</Button>
        </div>
      )}
      <p role="status" className={styles['result']}>
        {isWriting && <span className="visually-hidden">{texts.underWay}</span>}
        {(state.kind === 'done' || state.kind === 'failed') && state.text}
      </p>
    </>
  );
}

/** The state of an export: the fraction that is written, or its result in words. */
type CsvExport =
  | { kind: 'none' }
  | { kind: 'writing'; fraction: number }
  | { kind: 'done' | 'failed'; text: string };

/** Writes orders into a file that the browser downloads; leaving the page cancels it. */
function useCsvExport() {
  const [state, setState] = useState<CsvExport>({ kind: 'none' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const write = async (orders: readonly Order[]) => {
    if (state.kind === 'writing') return;
    const { signal } = (controller.current = new AbortController());
    const reportProgress = (fraction: number) => setState({ kind: 'writing', fraction });
    reportProgress(0);
    try {
      const { writeOrdersCsv } = await import('./ordersCsv');
      const file = await writeOrdersCsv(orders, reportProgress, signal);
      const fileName = texts.fileName(formatDate(now()).split('/').reverse().join('-'));
      download(file, fileName);
      setState({ kind: 'done', text: texts.done(orders.length, fileName) });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', text: texts.failed });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, write, cancel };
}

function download(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
}

/** By then the browser has saved the file, or asked where to. */
const OBJECT_URL_LIFETIME_MS = 60_000;
