import { useNewOrders } from './useNewOrders';
import type { Reading } from '../../hooks/useFreshness';
import { adminOrders as texts } from './adminOrders.texts';
import { Freshness } from '../../components/Freshness';

/** How old the list is; what came in since waits here, so that no row moves by itself. */
export function OrdersFreshness({ reading }: { reading: Reading }) {
  const { count, checkedAt, takeIn } = useNewOrders();
  const { readAt } = reading;
  // Whoever looked and found nothing new knows that the list is still right.
  const isRight = count === 0 && readAt !== undefined && checkedAt !== null;
  const take = () => {
    if (!takeIn()) reading.read();
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
        readAt={isRight ? Math.max(readAt, checkedAt) : readAt}
        news={count > 0 ? { text: texts.newOrders(count), take } : undefined}
      />
    </>
  );
}
