import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { useAdminGate } from '../login/useAdminGate';
import { useOrdersByNumber } from '../order/useOrdersByNumber';
import { packingList as texts } from './packingList.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { MissingOrders } from './MissingOrders';
import { PackingSlip } from './PackingSlip';
import { useChosenOrders } from './useChosenOrders';
import styles from './PackingList.module.css';

/** Lists the chosen orders for printing, one block an order. */
export default function PackingListScreen() {
  const { isAdmin } = useAdminGate('page', false);
  // Above the session check: the selection is cleared with the session, but the list comes back.
  const numbers = useChosenOrders();
  return (
    <>
      <Head title={texts.title} description={texts.description} path={PATHS.packingList} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      {isAdmin ? <PackingList numbers={numbers} /> : <Unauthorized />}
    </>
  );
}

function PackingList({ numbers }: { numbers: readonly string[] }) {
  const { findOrder, isReading, failures, retry } = useOrdersByNumber(numbers);
  const orders = numbers.flatMap((number) => findOrder(number) ?? []);
  const missing = isReading ? [] : numbers.filter((number) => !findOrder(number));
  const pieces = orders.reduce((sum, { totalQuantities }) => sum + totalQuantities, 0);
  if (numbers.length === 0) {
    return (
      <Message kind="status" action={<BackToOrders />}>
        {texts.empty}
      </Message>
    );
  }
  return (
    <div className={styles['list']}>
      <div className={styles['controls']}>
        <button type="button" className="button button-main" onClick={() => print()}>
          {texts.print}
        </button>
        <BackToOrders />
      </div>
      <MissingOrders numbers={missing} failures={failures} onRetry={retry} />
      <p role="status">{isReading ? texts.loading : texts.summary(orders.length, pieces)}</p>
      {orders.map((order) => (
        <PackingSlip key={order.orderNumber} order={order} />
      ))}
    </div>
  );
}

function BackToOrders() {
  return (
    <Link className="button" to={PATHS.allOrders}>
      {texts.back}
    </Link>
  );
}
