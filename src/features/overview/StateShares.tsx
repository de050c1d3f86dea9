import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Overview } from './overview';
import { ORDER_STATES } from '../../domain/orderState';
import { adminOverview as texts } from './adminOverview.texts';
import { OrderState } from '../order/OrderState';
import { SharesTable } from './SharesTable';

/** How many orders of the period are in each state. */
export function StateShares({ overview: { states, current } }: { overview: Overview }) {
  // As an order goes through them; unknown states (-1 >>> 0) come last.
  const rank = (state: string) => (ORDER_STATES as readonly string[]).indexOf(state) >>> 0;
  const sorted = states.toSorted((one, other) => rank(one.state) - rank(other.state));
  return (
    <Stack component="section" aria-label={texts.states} spacing={1} sx={{ marginTop: 4 }}>
      <Typography variant="h2">{texts.states}</Typography>
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
