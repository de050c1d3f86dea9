import type { Bucket, BucketUnit } from './overviewBuckets';
import { adminOverview as texts, bucketName } from './adminOverview.texts';
import { Price } from '../../components/Price';
import styles from './Overview.module.css';

type Props = { buckets: readonly Bucket[]; unit: BucketUnit };

/** The numbers of the charts, latest first. */
export function TrendTable({ buckets, unit }: Props) {
  return (
    <table className={styles['table']} aria-label={texts.trendTable}>
      <thead>
        <tr>
          <th scope="col">{texts.unit[unit]}</th>
          <th scope="col">{texts.orders}</th>
          <th scope="col">{texts.revenue}</th>
        </tr>
      </thead>
      <tbody>
        {buckets.toReversed().map((bucket) => (
          <tr key={bucket.from}>
            <th scope="row">{bucketName(bucket, unit)}</th>
            <td>{texts.number(bucket.orders)}</td>
            <td>
              <Price cents={bucket.revenueCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
