import { Link, useNavigate } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { segmentOf } from '../../config/segment';
import type { Order } from '../../domain/types';
import { order as texts } from './order.texts';
import { pageNames } from '../../components/pageNames.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { useCancelOrder } from './useCancelOrder';
import styles from './Order.module.css';

/** A customer's actions on an order; both buttons are there in every state (spec section 6). */
export function OrderActions({ order }: { order: Order }) {
  const { orderNumber } = order;
  const navigate = useNavigate();
  const { cancel, isBusy, outcome } = useCancelOrder(order);
  const openReturn = () => void navigate(pathTo(PATHS.orderReturn, { orderNumber }));
  const number = segmentOf(orderNumber);
  return (
    <section className={styles['card']}>
      <h2>{texts.actionsHeading}</h2>
      <div className={styles['actions']}>
        {order.state === 'DELIVERED' && (
          <Link className="button button-main" to={`${PATHS.feedback}?orderNumber=${number}`}>
            {texts.leaveFeedback}
          </Link>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={(event) => event.detail <= 1 && cancel()}
        >
          {texts.cancel}
        </button>
        <button type="button" className="button" onClick={openReturn}>
          {texts.askReturn}
        </button>
      </div>
      <OutcomeMessage outcome={outcome} />
      <Link className={styles['withdraw'] ?? ''} to={`${PATHS.withdrawal}?ordine=${number}`}>
        {pageNames.withdrawal}
      </Link>
    </section>
  );
}
