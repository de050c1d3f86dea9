import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPathWithReturn } from '../../config/paths';
import { PageHeading } from '../../components/PageHeading';
import { useReplayedPageState } from '../../hooks/usePageState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Unauthorized } from '../login/Unauthorized';

type Props = {
  title: string;
  description: string;
  path: string;
  /** What only administrators see. */
  children: ReactNode;
};

/**
 * A page made of all orders (spec section 2): arriving without a token leads to the login; when
 * the session ends later, the page stays and says so.
 */
export function AllOrdersPage({ title, description, path, children }: Props) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useReplayedPageState('opened', isAdmin);
  const { pathname, search } = useLocation();
  if (!wasAdminOnArrival) return <Navigate replace to={loginPathWithReturn(pathname + search)} />;
  return (
    <>
      <PageHeading title={title} head={{ description, path }} />
      {isAdmin ? children : <Unauthorized />}
    </>
  );
}
