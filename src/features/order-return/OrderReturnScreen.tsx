import { Link, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../order/useOrder';
import { orderReturn as texts } from './orderReturn.texts';
import { Head } from '../../components/Head';
import { OrderLoading } from '../order/OrderLoading';
import { OrderProblem } from '../order/OrderProblem';
import { PageHeading } from '../../components/PageHeading';
import { ReturnForm } from './ReturnForm';
import styles from './OrderReturn.module.css';

/** A request to return products; the backend decides whether it is still in time. */
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
