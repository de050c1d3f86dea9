import { Link } from 'react-router';
import { PATHS, pathTo } from '../../../config/paths';
import { formatDateTime } from '../../../domain/dates';
import type { Order } from '../../../domain/types';
import { adminOrders as texts } from '../../../texts/admin-orders';
import type { Column } from '../../../ui/CardTable';
import { OrderState } from '../../../ui/OrderState';
import { PagedTable } from '../../../ui/PagedTable';
import { Price } from '../../../ui/Price';

const PAGE_SIZE = 50;

const COLUMNS: readonly Column<Order>[] = [
  { header: texts.headers.orderNumber, cell: ({ orderNumber }) => orderNumber },
  { header: texts.headers.date, cell: ({ placedAt }) => formatDateTime(placedAt) },
  { header: texts.headers.state, cell: ({ state }) => <OrderState state={state} /> },
  { header: texts.headers.total, cell: ({ totalCostCents }) => <Price cents={totalCostCents} /> },
  {
    header: texts.headers.details,
    cell: ({ orderNumber }) => (
      <Link to={pathTo(PATHS.order, { orderNumber })}>
        {texts.details}
        <span className="visually-hidden"> {orderNumber}</span>
      </Link>
    ),
  },
];

type Props = { orders: readonly Order[]; page: number; onPage: (page: number) => void };

/** The orders in pages, each with a link to its own page. */
export function OrdersTable({ orders, page, onPage }: Props) {
  return (
    <PagedTable
      name={texts.table}
      columns={COLUMNS}
      rows={orders}
      keyOf={({ orderNumber }) => orderNumber}
      pageSize={PAGE_SIZE}
      page={page}
      onPage={onPage}
    />
  );
}
