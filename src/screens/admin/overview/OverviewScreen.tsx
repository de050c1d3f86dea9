import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginThenBackTo, PATHS } from '../../../config/paths';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOverview as texts } from '../../../texts/admin-overview';
import { Head } from '../../../ui/Head';
import { PageHeading } from '../../../ui/PageHeading';
import { Unauthorized } from '../../../ui/Unauthorized';
import { Overview } from './Overview';

/** How the shop is doing. Who arrives without a token is sent to the login, as for the orders. */
export default function OverviewScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useState(isAdmin);
  const { pathname, search } = useLocation();
  if (!wasAdminOnArrival) return <Navigate replace to={loginThenBackTo(pathname + search)} />;
  return (
    <>
      <Head
        title={texts.title}
        description={texts.description}
        path={PATHS.overview}
        robots="noindex"
      />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      {isAdmin ? <Overview /> : <Unauthorized />}
    </>
  );
}
