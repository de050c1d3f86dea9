import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PATHS, pathTo } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import { TO_SHIP, type Unshipped, type UnshippedOrders } from './unshipped';
import { overview as texts } from './overview.texts';
import { orders as orderTexts } from '../order/orders.texts';
import { CardTable, type Column } from '../../components/CardTable';
import { Price } from '../../components/Price';

const COLUMNS: readonly Column<Unshipped>[] = [
  {
    header: texts.orderNumber,
    cell: ({ order: { orderNumber } }) => (
      <Link href={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>
    ),
  },
  { header: texts.placed, cell: ({ order }) => formatDate(order.placedAt) },
  { header: texts.waiting, cell: (waiting) => <Waiting {...waiting} /> },
  { header: texts.priority, cell: ({ order }) => orderTexts.priorities[order.priority] },
  {
    header: texts.total,
    isAmount: true,
    cell: ({ order }) => <Price cents={order.totalCostCents} />,
  },
];

/** The orders that have waited longest for shipping, whatever the period. */
export function OldestUnshipped({ unshipped: { oldest, count } }: { unshipped: UnshippedOrders }) {
  return (
    <Stack component="section" aria-label={texts.oldest} spacing={1} sx={{ marginTop: 2 }}>
      <Typography variant="h2">{texts.oldest}</Typography>
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
              <Link href={TO_SHIP}>{texts.allToShip(count)}</Link>
            </p>
          )}
        </>
      )}
    </Stack>
  );
}

function Waiting({ waitingDays, lateDays }: Unshipped) {
  if (waitingDays === null) return texts.none;
  return (
    <>
      {texts.waitingDays(waitingDays)}
      {lateDays > 0 && (
        <Typography component="strong" variant="body2" color="error" sx={{ display: 'block' }}>
          {texts.lateDays(lateDays)}
        </Typography>
      )}
    </>
  );
}
