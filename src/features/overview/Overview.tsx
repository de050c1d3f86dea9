import { useFailureNotification } from '../notifications/useFailureNotification';
import { useOverview } from './useOverview';
import { orderListTexts } from '../order/orderList.texts';
import { adminOverview as texts } from './adminOverview.texts';
import { Freshness } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { Choice } from './Choice';
import { Findings } from './Findings';
import { FindingsLoading } from './FindingsLoading';
import { PERIOD_NAMES, usePeriod } from './usePeriod';

/** The choice of the period, and below it what the orders of that period tell. */
export function Overview() {
  const { period, days, choose } = usePeriod();
  const { shown, failure, reading, retry } = useOverview(days);
  useFailureNotification(failure, orderListTexts.loadFailed);
  return (
    <>
      <Choice
        legend={texts.period}
        options={PERIOD_NAMES.map((value) => ({ value, text: texts.periods[value] }))}
        value={period}
        onChange={choose}
      />
      {failure && (
        <Message kind="error" onRetry={retry}>
          {orderListTexts.loadFailed}
        </Message>
      )}
      {!shown && !failure && <FindingsLoading />}
      <UnreadableRecords of={reading.unreadable} />
      {shown && <Findings {...shown} days={days} />}
      <Freshness {...reading} />
    </>
  );
}
