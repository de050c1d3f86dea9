import { ExportButton } from '../../components/ExportButton';
import { reportingRepeats } from '../../components/chunkFailures';
import type { Order } from '../../domain/types';
import { ordersExport } from './orderActions.texts';

const loadOrdersCsv = reportingRepeats(() => import('./ordersCsv'), 'person');

/** Downloads orders as a CSV file. */
export function ExportOrders({ text, orders }: { text: string; orders: () => readonly Order[] }) {
  return (
    <ExportButton
      text={text}
      name={ordersExport.fileName}
      items={orders}
      write={async (...parameters) => (await loadOrdersCsv()).writeOrdersCsv(...parameters)}
      done={ordersExport.done}
    />
  );
}
