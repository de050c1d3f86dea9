import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { orderLoadProblem, orders } from './orders.texts';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import type { useOrder } from './useOrder';

type Props = {
  query: ReturnType<typeof useOrder>;
  /** Skeletons of the expected content; by default those of a form about the order's products. */
  children?: ReactNode;
  /** A further button beside a failure. */
  action?: ReactNode;
};

/** Skeletons while an order is being read, or why it cannot be shown. */
export function OrderQueryStatus({ query, children, action }: Props) {
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
      <OrderProblem query={query} action={action} />
    </>
  );
}

/** Shows why an order cannot be shown, with a button to retry; renders nothing without a failure. */
export function OrderProblem({ query: { failure, reading }, action }: Omit<Props, 'children'>) {
  if (failure === undefined) return null;
  return (
    <Message kind="error" onRetry={reading.read} action={action}>
      {orderLoadProblem(failure)}
    </Message>
  );
}
