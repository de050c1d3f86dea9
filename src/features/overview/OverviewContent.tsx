import type { Overview } from './overview';
import type { UnshippedOrders } from './unshipped';
import { adminOverview as texts } from './adminOverview.texts';
import { Message } from '../../components/Message';
import { KeyFigures } from './KeyFigures';
import { OldestUnshipped } from './OldestUnshipped';
import styles from './Overview.module.css';
import { StateShares } from './StateShares';
import { TopProducts } from './TopProducts';
import { Trend } from './Trend';

type Props = { overview: Overview; unshipped: UnshippedOrders; days: number | null };

/** The figures, from the sums down to single products and orders. */
export function OverviewContent({ overview, unshipped, days }: Props) {
  const { from, to, current, undated } = overview;
  return (
    <>
      <p className={styles['range']} role="status">
        {texts.range(from, to)}
      </p>
      <KeyFigures overview={overview} unshipped={unshipped} days={days} />
      <div className={styles['notes']}>
        {current.openOrders > 0 && <p>{texts.open(current.openOrders, current.openCents)}</p>}
        <p>{texts.whatCounts}</p>
        {undated > 0 && <p>{texts.undated(undated)}</p>}
      </div>
      {current.orders === 0 ? (
        <Message kind="status">{texts.nothing}</Message>
      ) : (
        <>
          <Trend overview={overview} />
          <div className={styles['pair']}>
            <StateShares overview={overview} />
            <TopProducts overview={overview} />
          </div>
        </>
      )}
      <OldestUnshipped unshipped={unshipped} />
    </>
  );
}
