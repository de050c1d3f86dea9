import { Suspense } from 'react';
import { formatCents } from '../../domain/money';
import type { Bucket, BucketUnit } from './overviewBuckets';
import { adminOverview as texts, bucketName } from './adminOverview.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import styles from './Overview.module.css';

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

type Props = { measure: keyof typeof MEASURES; buckets: readonly Bucket[]; unit: BucketUnit };

/** One measure over time: a title, a summary in words, and the chart. */
export function TrendChart({ measure, buckets, unit }: Props) {
  const { title, write, writeAverage, writeTick, step, colour } = MEASURES[measure];
  const total = buckets.reduce((sum, bucket) => sum + bucket[measure], 0);
  const highest = buckets.reduce<Bucket | undefined>(
    (most, bucket) => (most && most[measure] >= bucket[measure] ? most : bucket),
    undefined,
  );
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <h2>{title[unit]}</h2>
        {highest && (
          <p>
            {texts.summary(
              write(total),
              writeAverage(total / buckets.length),
              unit,
              bucketName(highest, unit),
              write(highest[measure]),
            )}
          </p>
        )}
      </figcaption>
      {/* Names the chart when it gets the focus: the library's own element has no name. */}
      <div role="group" aria-label={texts.chartName(title[unit])} className={styles['plot']}>
        <ErrorBoundary fallback={(retry) => <ChartFailed onRetry={retry} />}>
          <Suspense>
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
          </Suspense>
        </ErrorBoundary>
      </div>
    </figure>
  );
}

function ChartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="status" onRetry={onRetry}>
      {texts.chartFailed}
    </Message>
  );
}
