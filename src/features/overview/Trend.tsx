import type { Overview } from './overview';
import { usePageState } from '../../hooks/usePageState';
import { adminOverview as texts } from './adminOverview.texts';
import styles from './Overview.module.css';
import { TrendChart } from './TrendChart';
import { TrendTable } from './TrendTable';

/** Orders and revenue over time: two charts, and the numbers of both as a table. */
export function Trend({ overview: { buckets, unit } }: { overview: Overview }) {
  const [isTableOpen, setIsTableOpen] = usePageState<boolean>('table', false);
  return (
    <section aria-label={texts.trend}>
      <div className={styles['pair']}>
        <TrendChart measure="orders" buckets={buckets} unit={unit} />
        <TrendChart measure="revenueCents" buckets={buckets} unit={unit} />
      </div>
      <details
        className={styles['data']}
        open={isTableOpen}
        onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}
      >
        <summary>{texts.showTable}</summary>
        <TrendTable buckets={buckets} unit={unit} />
      </details>
    </section>
  );
}
