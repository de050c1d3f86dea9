import { BarChart } from '@mui/x-charts/BarChart';
import type { Bucket, BucketUnit } from './overviewBuckets';
import { bucketName, bucketTick } from './overview.texts';

type Props = {
  label: string;
  buckets: readonly Bucket[];
  unit: BucketUnit;
  values: readonly number[];
  write: (value: number) => string;
  writeTick: (value: number) => string;
  /** Smallest distance between two lines of the grid. */
  step: number;
  colour: string;
};

const TICKS = { fill: 'var(--muted)', fontSize: 12 };

/** A bar for each bucket; while the chart has the focus, arrow keys move from bar to bar and announce each. */
export default function TimeBarChart({ label, buckets, unit, values, ...rest }: Props) {
  const { write, writeTick, step, colour } = rest;
  return (
    <BarChart
      height={260}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      hideLegend
      borderRadius={2}
      grid={{ horizontal: true }}
      series={[
        {
          label,
          data: [...values],
          color: colour,
          valueFormatter: (value) => (value === null ? '' : write(value)),
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: buckets.map((_, index) => index),
          categoryGapRatio: 0.25,
          disableTicks: true,
          tickLabelMinGap: 12,
          tickLabelStyle: TICKS,
          valueFormatter: (index: number, { location }) => {
            const bucket = buckets[index];
            if (!bucket) return '';
            return location === 'tick' ? bucketTick(bucket, unit) : bucketName(bucket, unit);
          },
        },
      ]}
      yAxis={[
        {
          width: 'auto',
          disableLine: true,
          disableTicks: true,
          tickNumber: 4,
          tickMinStep: step,
          tickLabelStyle: TICKS,
          valueFormatter: writeTick,
        },
      ]}
    />
  );
}
