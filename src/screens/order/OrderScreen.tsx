import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../../queries/useOrder';
import { order as texts } from '../../texts/order';
import { Freshness } from '../../ui/Freshness';
import { Head } from '../../ui/Head';
import { OrderLoading } from '../../ui/OrderLoading';
import { OrderProblem } from '../../ui/OrderProblem';
import { PageHeading } from '../../ui/PageHeading';
import { OrderDetails } from './OrderDetails';

/** One order by its number, for whoever knows it: nothing of it may reach others. */
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
