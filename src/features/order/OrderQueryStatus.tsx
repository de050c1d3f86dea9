import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { orderLoadProblem, orders } from './orders.texts';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import type { useOrder } from './useOrder';

type OrderQuery = ReturnType<typeof useOrder>;

type Props = {
  query: OrderQuery;
  /** Skeletons of the expected content; by default those of a form about the order's products. */
  children?: ReactNode;
};

/** Skeletons while an order is being read, or why it cannot be shown. */
export function OrderQueryStatus({ query, children }: Props) {
  return (
    <>
      {query.isLoading && (
        <LoadingRegion label={orders.loading}>
          {children ?? (
            <Stack spacing={1} sx={{ marginTop: 3 }}>
              <Skeleton width="12rem" />
              <Skeleton variant="rounded" height={90} />
              <Skeleton variant="rounded" height={90} />
              <Skeleton variant="rounded" height={136} />
            </Stack>
          )}
        </LoadingRegion>
      )}
      <OrderProblem query={query} />
    </>
  );
}

/** The footer's field, which every page has. */
const LOOKUP_FIELD = 'footer [name="orderNumber"]';

/**
 * Shows why an order cannot be shown, with a button to retry and one to look up another number; renders nothing without
 * a failure.
 */
export function OrderProblem({ query: { failure, reading } }: { query: OrderQuery }) {
  if (failure === undefined) return null;
  return (
    <Message
      kind="error"
      onRetry={reading.read}
      action={
        <Button onClick={() => document.querySelector<HTMLElement>(LOOKUP_FIELD)?.focus()}>
          {orders.lookUpAnother}
        </Button>
      }
    >
      {orderLoadProblem(failure)}
    </Message>
  );
}
