import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Unauthorized } from '../login/Unauthorized';

type Props = {
  title: string;
  description: string;
  path: string;
  className?: string | undefined;
  /** Shown once the session has ended. */
  ended?: ReactNode;
  /** Shown to administrators only. */
  children: ReactNode;
};

/** A page that needs all orders (spec section 2). When the session ends, the page stays and says so. */
export function AllOrdersPage(props: Props) {
  const { title, description, path, className, ended = <Unauthorized />, children } = props;
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <div className={className}>
      <PageHeading title={title} head={{ description, path }} />
      {isAdmin ? children : ended}
    </div>
  );
}
