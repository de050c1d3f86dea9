import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginThenBackTo, PATHS } from '../../../config/paths';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOrders as texts } from '../../../texts/admin-orders';
import { Head } from '../../../ui/Head';
import { PageHeading } from '../../../ui/PageHeading';
import { Unauthorized } from '../../../ui/Unauthorized';
import { OrdersList } from './OrdersList';

/** All orders (spec section 2). Who arrives without a token is sent to the login. */
export default function OrdersScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useState(isAdmin);
  const { pathname, search } = useLocation();
  if (!wasAdminOnArrival) return <Navigate replace to={loginThenBackTo(pathname + search)} />;
  return (
    <>
      <Head
        title={texts.title}
        description={texts.description}
        path={PATHS.allOrders}
        robots="noindex"
      />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      {isAdmin ? <OrdersList /> : <Unauthorized />}
    </>
  );
}
