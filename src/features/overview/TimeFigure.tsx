import { Suspense } from 'react';
import { formatCents } from '../../domain/money';
import type { Bucket, BucketUnit } from './overviewBuckets';
import { adminOverview as texts, bucketName } from './adminOverview.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import styles from './Overview.module.css';

// The library of charts comes behind the numbers, and only here.
const TimeBars = lazyWithPreload(() => import('./TimeBars'));

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

/** One measure over time: a title, what the chart tells in words, and the chart. */
export function TimeFigure({ measure, buckets, unit }: Props) {
  const { title, write, writeAverage, writeTick, step, colour } = MEASURES[measure];
  const total = buckets.reduce((sum, bucket) => sum + bucket[measure], 0);
  const best = buckets.reduce<Bucket | undefined>(
    (most, bucket) => (most && most[measure] >= bucket[measure] ? most : bucket),
    undefined,
  );
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <h2>{title[unit]}</h2>
        {best && (
          <p>
            {texts.summary(
              write(total),
              writeAverage(total / buckets.length),
              unit,
              bucketName(best, unit),
              write(best[measure]),
            )}
          </p>
        )}
      </figcaption>
      {/* Says where one is when the focus comes in: the library's own stop has no name. */}
      <div role="group" aria-label={texts.chartName(title[unit])} className={styles['plot']}>
        <ErrorBoundary fallback={(retry) => <ChartFailed onRetry={retry} />}>
          <Suspense>
            <TimeBars
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
