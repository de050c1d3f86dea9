import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Freshness } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { PATHS } from '../../config/paths';
import { orders as orderTexts } from '../order/orders.texts';
import { AllOrdersPage } from '../order-list/AllOrdersPage';
import { overview as texts } from './overview.texts';
import { SegmentedControl } from '../../components/SegmentedControl';
import { type Overview, summarizeOrders } from './overview';
import { type UnshippedOrders, findUnshipped } from './unshipped';
import { KeyFigures } from './KeyFigures';
import { OldestUnshipped } from './OldestUnshipped';
import { StateShares, TopProducts } from './SharesTable';
import { Trend } from './Trend';
import { SHOP } from '../../config/shop';
import { now } from '../../domain/clock';
import { romeDay, yearStart } from './romeDays';
import { useOrders } from '../order-list/useOrders';
import styles from './Overview.module.css';

/** The shop's key figures. */
export default function OverviewScreen() {
  return (
    <AllOrdersPage
      title={texts.title}
      description={texts.description}
      path={PATHS.overview}
      className={styles['page']}
    >
      <Overview />
    </AllOrdersPage>
  );
}

function Overview() {
  const { period, days, choose } = usePeriod();
  const { content, failure, reading } = useOverview(days);
  return (
    <>
      <SegmentedControl
        label={texts.period}
        options={PERIODS.map((value) => ({ value, text: texts.periods[value] }))}
        value={period}
        onChange={choose}
      />
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {orderTexts.loadAllFailed}
        </Message>
      )}
      {!content && !failure && <OverviewSkeleton />}
      <UnreadableRecords of={reading.unreadable} />
      {content && <OverviewContent {...content} days={days} />}
      <Freshness {...reading} />
    </>
  );
}

type Props = { overview: Overview; unshipped: UnshippedOrders; days: number | null };

function OverviewContent({ overview, unshipped, days }: Props) {
  const { from, to, current, undated } = overview;
  return (
    <>
      <Typography color="textSecondary" role="status" sx={{ marginBottom: 1 }}>
        {texts.range(from, to)}
      </Typography>
      <KeyFigures overview={overview} unshipped={unshipped} days={days} />
      <OldestUnshipped unshipped={unshipped} />
      <details className={styles['notes']}>
        <summary>{texts.notes}</summary>
        {current.openOrders > 0 && <Note>{texts.open(current.openOrders, current.openCents)}</Note>}
        <Note>{texts.whatCounts}</Note>
      </details>
      {undated > 0 && <Note>{texts.undated(undated)}</Note>}
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
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <Typography color="textSecondary" role="status" sx={{ marginBottom: 1 }}>
        {texts.loading}
      </Typography>
      <div className={styles['figures']} aria-hidden="true">
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
      </div>
      <Stack aria-hidden="true" sx={{ marginTop: 12 }}>
        <div className={styles['pair']}>
          <Skeleton variant="rounded" height={384} />
          <Skeleton variant="rounded" height={384} />
        </div>
      </Stack>
    </>
  );
}

const OLDEST_COUNT = 8;

function useOverview(days: number | null) {
  const { index, failure, reading } = useOrders();
  const orders = index?.orders;
  const today = romeDay(now());
  const overview = useMemo(
    () => orders && summarizeOrders(orders, { days, today, firstDay: yearStart(SHOP.since) }),
    [orders, days, today],
  );
  const unshipped = useMemo(
    () => orders && findUnshipped(orders, today, OLDEST_COUNT),
    [orders, today],
  );
  return {
    /** Undefined until the orders are read. */
    content: overview && unshipped && { overview, unshipped },
    failure,
    reading,
  };
}

/** Every choice in days, as in the URL and in this order on screen. */
const PERIODS = ['7', '30', '90', 'tutto'] as const;
type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = '30';

function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('giorni');
  const period = PERIODS.find((one) => one === asked) ?? DEFAULT_PERIOD;
  return {
    period,
    /** Null is everything. */
    days: period === 'tutto' ? null : Number(period),
    choose: (next: Period) =>
      setParameters(next === DEFAULT_PERIOD ? {} : { giorni: next }, { replace: true }),
  };
}
