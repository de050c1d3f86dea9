import { useEffect, useRef, useState } from 'react';
import { now } from '../../domain/clock';
import { formatDate } from '../../domain/dates';
import type { Order } from '../../domain/types';
import { ordersExport as texts } from './ordersExport.texts';

/** The state of an export: the fraction that is written, or its result in words. */
type CsvExport =
  | { kind: 'none' }
  | { kind: 'writing'; fraction: number }
  | { kind: 'done' | 'failed'; text: string };

/** Writes orders into a file that the browser downloads; leaving the page cancels it. */
export function useCsvExport() {
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
