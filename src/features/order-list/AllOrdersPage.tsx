import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginThenBackTo } from '../../config/paths';
import { Head } from '../../components/Head';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';

type Props = {
  /** Whether an administrator is at work now. */
  isAdmin: boolean;
  /** Whether one was when the page was opened. */
  wasAdminOnArrival: boolean;
  title: string;
  description: string;
  path: string;
  /** What only administrators see. */
  children: ReactNode;
};

/**
 * A page made of all orders (spec section 2): who arrives without a token is sent to the login;
 * whose session ends here stays, and is told so.
 */
export function AllOrdersPage(props: Props) {
  const { isAdmin, wasAdminOnArrival, title, description, path, children } = props;
  const { pathname, search } = useLocation();
  if (!wasAdminOnArrival) return <Navigate replace to={loginThenBackTo(pathname + search)} />;
  return (
    <>
      <Head title={title} description={description} path={path} />
      <PageHeading title={title}>{title}</PageHeading>
      {isAdmin ? children : <Unauthorized />}
    </>
  );
}
