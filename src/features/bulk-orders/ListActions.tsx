import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { reportingRepeats } from '../../components/chunkFailures';
import { ScrollRow } from '../../components/ScrollRow';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectSelectedOrders } from '../order/orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { orderActions as texts, ordersExport } from './orderActions.texts';
import { selectEntities } from '../../entities/entities';
import { pathWithOrders, sortAsListed } from './useChosenOrders';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { now } from '../../domain/clock';
import { formatDate } from '../../domain/dates';
import { saveFile } from '../../domain/saveFile';
import styles from './ExportButton.module.css';

type ListActionsProps = {
  /** The number of orders in the list. */
  count: number;
  getOrders: () => readonly Order[];
};

/** Actions on the list as it is shown; a selection has `SelectionActions` instead. */
export function ListActions({ count, getOrders }: ListActionsProps) {
  const hasSelection = useAppSelector((state) => selectSelectedOrders(state).length > 0);
  return (
    <Stack sx={{ marginBlock: 1.5 }}>
      <ScrollRow label={texts.actions}>
        <Button variant="outlined" href={PATHS.bulkShipping}>
          {texts.shippingCodes}
        </Button>
        <Button variant="outlined" href={PATHS.packing}>
          {pageNames.packing}
        </Button>
        {count > 0 && !hasSelection && (
          <ExportButton text={ordersExport.shown(count)} orders={getOrders} />
        )}
      </ScrollRow>
    </Stack>
  );
}

/** Actions on the selected orders, in the order of the list that is shown. */
export function SelectionActions({ orders }: { orders: readonly Order[] }) {
  const store = useAppStore();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = orders.map(({ orderNumber }) => orderNumber);
  const numbers = sortAsListed(selected, shown);
  return (
    <>
      <Button variant="contained" href={pathWithOrders(PATHS.bulkState, numbers)}>
        {texts.changeState}
      </Button>
      <Button variant="outlined" href={pathWithOrders(PATHS.packingList, numbers)}>
        {texts.packingList}
      </Button>
      <ExportButton
        text={ordersExport.selected(numbers.length)}
        orders={() => selectEntities(store.getState(), 'orders', numbers)}
      />
    </>
  );
}

type Props = {
  /** The label, which names the orders. */
  text: string;
  orders: () => readonly Order[];
};

/** Downloads orders as a CSV file, with its progress. */
function ExportButton({ text, orders }: Props) {
  const { state, write, cancel } = useCsvExport();
  const isWriting = state.kind === 'writing';
  return (
    <>
      <Button variant="outlined" aria-disabled={isWriting} onClick={() => void write(orders())}>
        {text}
      </Button>
      {isWriting && (
        <ErrorBoundary loading={null}>
          <ExportProgress fraction={state.fraction} onCancel={cancel} />
        </ErrorBoundary>
      )}
      <p role="status" className={styles['result']}>
        {isWriting && <span className="visually-hidden">{ordersExport.underWay}</span>}
        {(state.kind === 'done' || state.kind === 'failed') && state.text}
      </p>
    </>
  );
}

const ExportProgress = lazyWithPreload(() => import('./ExportProgress'));

const loadOrdersCsv = reportingRepeats(() => import('./ordersCsv'), 'person');

/** The state of an export: the fraction written so far, or its result in words. */
type CsvExport =
  | { kind: 'none' }
  | { kind: 'writing'; fraction: number }
  | { kind: 'done' | 'failed'; text: string };

/** Writes orders to a file that the browser downloads; leaving the page cancels it. */
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
      const { writeOrdersCsv } = await loadOrdersCsv();
      const file = await writeOrdersCsv(orders, reportProgress, signal);
      const fileName = ordersExport.fileName(formatDate(now()).split('/').reverse().join('-'));
      saveFile(fileName, file);
      setState({ kind: 'done', text: ordersExport.done(orders.length, fileName) });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', text: ordersExport.failed });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, write, cancel };
}
