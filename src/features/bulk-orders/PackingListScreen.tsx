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

/** The chosen orders as a list to print, one block an order, to pack by. */
export default function PackingListScreen() {
  const { isAdmin } = useAdminGate('page', false);
  // Here, because the selection goes with the session and the list is to come back after it.
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
  const { orderOf, isReading, failures, retry } = useOrdersByNumber(numbers);
  const orders = numbers.flatMap((number) => orderOf(number) ?? []);
  const missing = isReading ? [] : numbers.filter((number) => !orderOf(number));
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
