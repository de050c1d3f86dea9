import type { Order } from '../../domain/types';
import { common } from '../../components/common.texts';
import { ordersExport as texts } from './ordersExport.texts';
import { ProgressBar } from '../../components/ProgressBar';
import { useCsvExport } from './useCsvExport';
import styles from './BulkOrders.module.css';

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
      <button
        type="button"
        className="button"
        aria-disabled={isWriting}
        onClick={() => void write(orders())}
      >
        {text}
      </button>
      {isWriting && (
        <div className={styles['export']}>
          <ProgressBar label={texts.progress} done={state.fraction} all={1} />
          <span>{texts.percent(state.fraction)}</span>
          <button type="button" className="button" onClick={cancel}>
            {common.cancel}
          </button>
        </div>
      )}
      <p role="status" className={styles['result']}>
        {isWriting && <span className="visually-hidden">{texts.underWay}</span>}
        {(state.kind === 'done' || state.kind === 'failed') && state.text}
      </p>
    </>
  );
}
