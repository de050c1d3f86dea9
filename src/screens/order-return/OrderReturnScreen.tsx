import { Link, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../../queries/useOrder';
import { orderReturn as texts } from '../../texts/order-return';
import { Head } from '../../ui/Head';
import { OrderLoading } from '../../ui/OrderLoading';
import { OrderProblem } from '../../ui/OrderProblem';
import { PageHeading } from '../../ui/PageHeading';
import { ReturnForm } from './ReturnForm';
import styles from './OrderReturn.module.css';

/** Asking to send goods back; whether it is still in time is for the backend to judge. */
export default function OrderReturnScreen() {
  const { orderNumber = '' } = useParams();
  const { order, failure, isLoading, retry } = useOrder(orderNumber);
  return (
    <div className={styles['page']}>
      <Head
        title={texts.title}
        description={texts.description}
        path={pathTo(PATHS.orderReturn, { orderNumber })}
      />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <p className={styles['order']}>
        <Link to={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </p>
      <p>
        {texts.hint} <Link to={PATHS.returnPolicy}>{texts.policy}</Link>.
      </p>
      {isLoading && <OrderLoading />}
      <OrderProblem failure={failure} onRetry={retry} />
      {order && <ReturnForm key={orderNumber} order={order} />}
    </div>
  );
}
