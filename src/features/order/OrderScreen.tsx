import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from './useOrder';
import { order as texts } from './order.texts';
import { Freshness } from '../../components/Freshness';
import { Head } from '../../components/Head';
import { OrderLoading } from './OrderLoading';
import { OrderProblem } from './OrderProblem';
import { PageHeading } from '../../components/PageHeading';
import { OrderDetails } from './OrderDetails';

/** One order, shown to anyone who knows its number, and to no one else. */
export default function OrderScreen() {
  const { orderNumber = '' } = useParams();
  const { order, failure, isLoading, reading, retry } = useOrder(orderNumber);
  const title = texts.title(orderNumber);
  return (
    <>
      <Head
        title={title}
        description={texts.description}
        path={pathTo(PATHS.order, { orderNumber })}
      />
      <PageHeading title={title}>{title}</PageHeading>
      <Freshness {...reading} />
      {isLoading && <OrderLoading />}
      <OrderProblem failure={failure} onRetry={retry} />
      {order && <OrderDetails key={orderNumber} order={order} />}
    </>
  );
}
