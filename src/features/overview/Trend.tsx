import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Overview } from './overview';
import { usePageState } from '../../hooks/usePageState';
import { overview as texts, bucketName } from './overview.texts';
import { formatCents } from '../../domain/money';
import type { Bucket, BucketUnit } from './overviewBuckets';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { Price } from '../../components/Price';
import { SharesTable } from './SharesTable';
import styles from './Overview.module.css';

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

// The chart library loads after the numbers, and only here.
const TimeBarChart = lazyWithPreload(() => import('./TimeBarChart'));

const MEASURES = {
  orders: {
    title: texts.ordersPer,
    write: texts.number,
    writeAverage: texts.decimal,
    writeTick: texts.number,
    step: 1,
    colour: 'var(--brand)',
  },
  revenueCents: {
    title: texts.revenuePer,
    write: formatCents,
    writeAverage: formatCents,
    writeTick: texts.shortEuro,
    step: 100,
    colour: 'var(--accent)',
  },
} as const;

type ChartProps = { measure: keyof typeof MEASURES; buckets: readonly Bucket[]; unit: BucketUnit };

/** One measure over time: a title, a summary in words, and the chart. */
function TrendChart({ measure, buckets, unit }: ChartProps) {
  const { title, write, writeAverage, writeTick, step, colour } = MEASURES[measure];
  const total = buckets.reduce((sum, bucket) => sum + bucket[measure], 0);
  const highest = buckets.reduce<Bucket | undefined>(
    (most, bucket) => (most && most[measure] >= bucket[measure] ? most : bucket),
    undefined,
  );
  return (
    <Card component="figure" className={styles['chart'] ?? ''}>
      <figcaption>
        <Typography variant="h3" component="h2">
          {title[unit]}
        </Typography>
        {highest && (
          <Typography variant="body2" color="textSecondary">
            {texts.summary(
              write(total),
              writeAverage(total / buckets.length),
              unit,
              bucketName(highest, unit),
              write(highest[measure]),
            )}
          </Typography>
        )}
      </figcaption>
      <div className={styles['plot']}>
        <ErrorBoundary loading={null} fallback={(retry) => <ChartFailed onRetry={retry} />}>
          {/* The library's own element has no name, and in another role screen readers keep the arrow keys. */}
          <div role="application" aria-label={texts.chartName(title[unit])}>
            <TimeBarChart
              label={title[unit]}
              buckets={buckets}
              unit={unit}
              values={buckets.map((bucket) => bucket[measure])}
              write={write}
              writeTick={writeTick}
              step={step}
              colour={colour}
            />
          </div>
        </ErrorBoundary>
      </div>
    </Card>
  );
}

function ChartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="status" onRetry={onRetry}>
      {texts.chartFailed}
    </Message>
  );
}

function TrendTable({ buckets, unit }: Pick<Overview, 'buckets' | 'unit'>) {
  return (
    <SharesTable
      label={texts.trendTable}
      headers={[texts.unit[unit], texts.orders, texts.revenue]}
      rows={buckets.toReversed().map((bucket) => ({
        key: bucket.from,
        name: bucketName(bucket, unit),
        numbers: [texts.number(bucket.orders), <Price key="revenue" cents={bucket.revenueCents} />],
      }))}
    />
  );
}
