import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Overview } from './overview';
import { ORDER_STATES } from '../../domain/orderState';
import { overview as texts } from './overview.texts';
import { OrderState } from '../order/OrderState';
import { PATHS, pathTo } from '../../config/paths';
import { usePageState } from '../../hooks/usePageState';
import { orders as orderTexts } from '../order/orders.texts';
import { CardTable } from '../../components/CardTable';
import { Price } from '../../components/Price';
import { SegmentedControl } from '../../components/SegmentedControl';
import styles from './Overview.module.css';

// As high as the buttons beside one of the headings, so that both tables begin at the same height.
const HEADING = { minHeight: '2.55rem', alignContent: 'center' };

type Row = {
  key: string | number;
  name: ReactNode;
  /** Length of the bar below the name, 0 to 1; the table shows the number. Without it there is no bar. */
  share?: number;
  numbers: readonly ReactNode[];
};

type Props = {
  /** Accessible name. */
  label: string;
  headers: readonly [name: string, ...numbers: string[]];
  rows: readonly Row[];
};

/** A table of numbers, each row named by its first cell. In large text on a phone the numbers are below the name. */
export function SharesTable({ label, headers: [first, ...others], rows }: Props) {
  return (
    <CardTable<Row>
      name={label}
      className={styles['shares']}
      rows={rows}
      keyOf={({ key }) => String(key)}
      columns={[
        {
          header: first,
          isRowHeader: true,
          cell: ({ name, share }) => (
            <>
              {name}
              {share !== undefined && (
                <LinearProgress
                  variant="determinate"
                  value={Math.min(100, Math.max(0, share * 100)) || 0}
                  aria-hidden="true"
                  sx={{ height: 6, marginTop: 0.75 }}
                />
              )}
            </>
          ),
        },
        ...others.map((header, index) => ({
          header,
          isAmount: true,
          cell: ({ numbers }: Row) => numbers[index],
        })),
      ]}
    />
  );
}

/** How many orders of the period are in each state. */
export function StateShares({ overview: { states, current } }: { overview: Overview }) {
  // As an order goes through them; unknown states (-1 >>> 0) come last.
  const rank = (state: string) => (ORDER_STATES as readonly string[]).indexOf(state) >>> 0;
  const sorted = states.toSorted((one, other) => rank(one.state) - rank(other.state));
  return (
    <Stack component="section" aria-label={texts.states} spacing={1}>
      <Typography variant="h2" sx={HEADING}>
        {texts.states}
      </Typography>
      <SharesTable
        label={texts.states}
        headers={[texts.state, texts.orders, texts.share]}
        rows={sorted.map(({ state, orders }) => ({
          key: state,
          name: <OrderState state={state} />,
          share: orders / current.orders,
          numbers: [texts.number(orders), texts.percent(orders / current.orders)],
        }))}
      />
    </Stack>
  );
}

const RANKINGS = [
  { value: 'quantity', text: texts.pieces },
  { value: 'revenueCents', text: texts.revenue },
] as const;

/** The products that sold best, by pieces or by revenue. */
export function TopProducts({ overview }: { overview: Overview }) {
  const [by, setBy] = usePageState<(typeof RANKINGS)[number]['value']>('ranking', 'quantity');
  const ranked = by === 'quantity' ? overview.topByQuantity : overview.topByRevenue;
  const maximum = ranked[0]?.[by] ?? 0;
  return (
    <Stack component="section" aria-label={texts.topProducts} spacing={1}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" sx={HEADING}>
          {texts.topProducts}
        </Typography>
        <SegmentedControl label={texts.rankBy} options={RANKINGS} value={by} onChange={setBy} />
      </Stack>
      {ranked.length === 0 ? (
        <p>{texts.nothingSold}</p>
      ) : (
        <SharesTable
          label={texts.topProducts}
          headers={[texts.product, texts.pieces, texts.revenue]}
          rows={ranked.map((product) => ({
            key: product.productId,
            name: (
              <Link href={pathTo(PATHS.product, { id: product.productId })}>
                {orderTexts.productName(product)}
              </Link>
            ),
            share: product[by] / maximum,
            numbers: [
              texts.number(product.quantity),
              <Price key="revenue" cents={product.revenueCents} />,
            ],
          }))}
        />
      )}
    </Stack>
  );
}
