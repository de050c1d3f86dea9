import { useNewOrders } from './useNewOrders';
import type { Freshness as FreshnessData } from '../../hooks/useFreshness';
import { adminOrders as texts } from './adminOrders.texts';
import { Freshness } from '../../components/Freshness';

/** How old the list is; new orders are announced and added on request, so that no row moves by itself. */
export function OrdersFreshness({ reading }: { reading: FreshnessData }) {
  const { count, checkedAt, addToList } = useNewOrders();
  const { readAt } = reading;
  // A check that found nothing new proves the list up to date.
  const isUpToDate = count === 0 && readAt !== undefined && checkedAt !== null;
  const take = () => {
    if (!addToList()) reading.read();
  };
  return (
    <>
      {count > 0 && (
        <p role="status" className="visually-hidden">
          {texts.newOrders(count)}
        </p>
      )}
      <Freshness
        {...reading}
        readAt={isUpToDate ? Math.max(readAt, checkedAt) : readAt}
        news={count > 0 ? { text: texts.newOrders(count), take } : undefined}
      />
    </>
  );
}
