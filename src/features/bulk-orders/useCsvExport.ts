import { useEffect, useRef, useState } from 'react';
import { now } from '../../domain/clock';
import { formatDate } from '../../domain/dates';
import type { Order } from '../../domain/types';
import { ordersExport as texts } from './ordersExport.texts';

/** How far an export is: its part from 0 to 1, or how it went in words. */
export type Export =
  { kind: 'none' } | { kind: 'writing'; part: number } | { kind: 'done' | 'failed'; text: string };

/** Writes orders into a file that the browser saves; leaving the page gives it up. */
export function useCsvExport() {
  const [state, setState] = useState<Export>({ kind: 'none' });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const write = async (orders: readonly Order[]) => {
    if (state.kind === 'writing') return;
    const { signal } = (stop.current = new AbortController());
    const tell = (part: number) => setState({ kind: 'writing', part });
    tell(0);
    try {
      const { ordersCsv } = await import('./ordersCsv');
      const file = await ordersCsv(orders, tell, signal);
      const fileName = texts.fileName(formatDate(now()).split('/').reverse().join('-'));
      save(file, fileName);
      setState({ kind: 'done', text: texts.done(orders.length, fileName) });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', text: texts.failed });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, write, cancel };
}

function save(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_WITHIN_MS);
}

/** By then the browser has taken the file, or asked the person where to. */
const SAVED_WITHIN_MS = 60_000;
