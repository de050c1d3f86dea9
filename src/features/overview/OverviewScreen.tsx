import { Freshness } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { PATHS } from '../../config/paths';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { orders as orderTexts } from '../../components/orders.texts';
import { AllOrdersPage } from '../order-list/AllOrdersPage';
import { adminOverview as texts } from './adminOverview.texts';
import { OverviewContent } from './OverviewContent';
import { OverviewSkeleton } from './OverviewSkeleton';
import { SegmentedControl } from './SegmentedControl';
import { useOverview } from './useOverview';
import { PERIOD_NAMES, usePeriod } from './usePeriod';

/** How the shop is doing. */
export default function OverviewScreen() {
  return (
    <AllOrdersPage title={texts.title} description={texts.description} path={PATHS.overview}>
      <Overview />
    </AllOrdersPage>
  );
}

function Overview() {
  const { period, days, choose } = usePeriod();
  const { content, failure, reading } = useOverview(days);
  useFailureNotification(failure, orderTexts.loadAllFailed);
  return (
    <>
      <SegmentedControl
        legend={texts.period}
        options={PERIOD_NAMES.map((value) => ({ value, text: texts.periods[value] }))}
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
