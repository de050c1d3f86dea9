import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId } from 'react';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from './useOrder';
import { order as texts } from './order.texts';
import { Freshness, FreshnessIfOld } from '../../components/Freshness';
import { OrderQueryStatus } from './OrderQueryStatus';
import { common } from '../../components/common.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { isGone } from '../../domain/failureReason';
import type { Order } from '../../domain/types';
import { useAdminGate, useIsGateOpen } from '../login/useAdminGate';
import { useHasOrderDraft } from './useOrderDrafts';
import { selectIsAdmin, selectIsRefused } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { OrderActions } from './OrderActions';
import { OrderFacts, OrderTotals, ShippingAddress } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNavigation, useAdjacentOrders } from './OrderNavigation';
import { rulesOf } from '../../domain/orderState';
import { useKeptList } from './useKeptList';
import { useRecentOrders } from './useRecentOrders';
import { recentOrders as recentTexts } from './orderLookup.texts';
import { OrderState } from './OrderState';
import { formatDateTime } from '../../domain/dates';
import { orders } from './orders.texts';
import { OrderCard } from './OrderCard';
import { RecentOrders } from './RecentOrders';
import styles from './Order.module.css';

const OrderDesk = lazyWithPreload(() => import('./OrderDesk'));

/** One order, shown only to people who know its number. */
export default function OrderScreen() {
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const { order, reading } = query;
  const title = texts.title(orderNumber);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isDesk = useIsGateOpen('form');
  // While the order is being read.
  useEffect(() => {
    if (isAdmin) void OrderDesk.preload();
  }, [isAdmin]);
  return (
    <>
      <div className={styles['title']} data-desk={isDesk}>
        <PageHeading
          title={title}
          head={{ description: texts.description, path: pathTo(PATHS.order, { orderNumber }) }}
        />
        {isDesk && order && <DeskLine order={order} />}
      </div>
      {isDesk ? <Freshness {...reading} /> : <FreshnessIfOld {...reading} />}
      <OrderQueryStatus
        query={query}
        action={query.failure && isGone(query.failure) && <LookUpAnother />}
      >
        <OrderSkeleton />
      </OrderQueryStatus>
      {order && <OrderDetails key={orderNumber} order={order} />}
    </>
  );
}

/** Leads to the footer's field. */
function LookUpAnother() {
  const focus = () => document.querySelector<HTMLElement>('footer [name="orderNumber"]')?.focus();
  return <Button onClick={focus}>{orders.lookUpAnother}</Button>;
}

/**
 * All data of an order, with the actions on it. An administrator's controls disappear when the session ends, unless
 * there is unsaved input or a 401 has ended it.
 */
function OrderDetails({ order }: { order: Order }) {
  const hasDraft = useHasOrderDraft(order);
  const isRefused = useAppSelector(selectIsRefused);
  const { isOpen } = useAdminGate('form', hasDraft || isRefused);
  if (!isOpen) return <CustomersOrder order={order} />;
  return (
    <ErrorBoundary
      loading={<OrderSkeletonColumns />}
      fallback={(retry) => (
        <Message kind="error" onRetry={retry}>
          {common.partFailed}
        </Message>
      )}
    >
      <OrderDesk order={order} />
    </ErrorBoundary>
  );
}

function CustomersOrder({ order }: { order: Order }) {
  return (
    <>
      <OrderStepper state={order.state} />
      <div className={styles['columns']}>
        <Stack spacing={2}>
          <OrderFacts order={order} />
          <OrderLines order={order} />
        </Stack>
        <Stack spacing={2}>
          <OrderTotals order={order} />
          <ShippingAddress data={order.shippingData} />
          <OrderActions order={order} heading={texts.actionsHeading} />
          <RememberOrder orderNumber={order.orderNumber} />
        </Stack>
      </div>
    </>
  );
}

/** State, date and priority beside the number, and the ways to the orders before and after. */
function DeskLine({ order }: { order: Order }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <>
      <Typography component="p" variant="body2">
        <OrderState state={order.state} /> {formatDateTime(order.placedAt) || texts.noDate} ·{' '}
        {orders.priorities[order.priority]}
      </Typography>
      {isAdmin && <OtherOrders orderNumber={order.orderNumber} />}
    </>
  );
}

function OtherOrders({ orderNumber }: { orderNumber: string }) {
  useKeptList();
  return <OrderNavigation {...useAdjacentOrders(orderNumber)} />;
}

function OrderSkeleton() {
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', height: 'var(--target)' }}>
        <Skeleton width="13rem" />
      </Stack>
      <Skeleton variant="rounded" className={`${styles['steps']} ${styles['loading']}`} />
      <OrderSkeletonColumns />
    </>
  );
}

function OrderSkeletonColumns() {
  return (
    <div className={styles['columns']}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={300} />
      </Stack>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={196} />
        <Skeleton variant="rounded" height={206} />
      </Stack>
    </div>
  );
}

/** The progress of an order; renders nothing for an unknown state. */
function OrderStepper({ state }: { state: string }) {
  const isNarrow = useMediaQuery('(max-width: 40rem)');
  const steps = rulesOf(state)?.steps;
  if (!steps) return null;
  const current = steps.findIndex((step) => step === state);
  const isAtEnd = current === steps.length - 1;
  return (
    <Stepper
      aria-label={texts.progress}
      activeStep={isAtEnd ? steps.length : current}
      {...(isNarrow ? { orientation: 'vertical' } : { alternativeLabel: true })}
      className={styles['steps'] ?? ''}
    >
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === current ? 'step' : undefined}>
          <StepLabel>
            {texts.steps[step]}
            {index !== current && (
              <span className="visually-hidden">
                {` (${index < current ? texts.stepDone : texts.stepNext})`}
              </span>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** Lets the user remember the order on this device, and lists the remembered ones. */
function RememberOrder({ orderNumber }: { orderNumber: string }) {
  const id = useId();
  const { recent, remember, forget } = useRecentOrders();
  const isRemembered = recent.some((order) => order.orderNumber === orderNumber);

  // A remembered order that is opened again becomes the latest one.
  useEffect(() => {
    if (isRemembered) remember(orderNumber);
  }, [isRemembered, orderNumber, remember]);

  return (
    <OrderCard isScreenOnly>
      <FormControlLabel
        label={recentTexts.remember}
        control={
          <Checkbox
            checked={isRemembered}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={({ target }) => (target.checked ? remember : forget)(orderNumber)}
          />
        }
      />
      <FormHelperText id={id}>{recentTexts.rememberHint}</FormHelperText>
      <RecentOrders />
    </OrderCard>
  );
}
