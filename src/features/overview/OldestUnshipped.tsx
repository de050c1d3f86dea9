import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import type { Unshipped, UnshippedOrders } from './unshipped';
import { adminOverview as texts } from './adminOverview.texts';
import { orders as orderTexts } from '../../components/orders.texts';
import { CardTable, type Column } from '../../components/CardTable';
import { Price } from '../../components/Price';
import styles from './Overview.module.css';

const TO_SHIP = `${PATHS.allOrders}?stato=IN_PREPARATION`;

const COLUMNS: readonly Column<Unshipped>[] = [
  {
    header: texts.orderNumber,
    cell: ({ order: { orderNumber } }) => (
      <Link to={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>
    ),
  },
  { header: texts.placed, cell: ({ order }) => formatDate(order.placedAt) },
  { header: texts.waiting, cell: (waiting) => <Waiting {...waiting} /> },
  { header: texts.priority, cell: ({ order }) => orderTexts.priorities[order.priority] },
  { header: texts.total, cell: ({ order }) => <Price cents={order.totalCostCents} /> },
];

/** The orders that have waited longest for shipping, whatever the period. */
export function OldestUnshipped({ unshipped: { oldest, count } }: { unshipped: UnshippedOrders }) {
  return (
    <section aria-label={texts.oldest}>
      <h2>{texts.oldest}</h2>
      {count === 0 ? (
        <p>{texts.nothingToShip}</p>
      ) : (
        <>
          <CardTable
            name={texts.oldestTable}
            columns={COLUMNS}
            rows={oldest}
            keyOf={({ order }) => order.orderNumber}
          />
          {count > oldest.length && (
            <p>
              <Link to={TO_SHIP}>{texts.allToShip(count)}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Waiting({ waitingDays, lateDays }: Unshipped) {
  if (waitingDays === null) return texts.none;
  return (
    <>
      {texts.waitingDays(waitingDays)}
      {lateDays > 0 && <strong className={styles['late']}>{texts.lateDays(lateDays)}</strong>}
    </>
  );
}
