import { Link, useLocation } from 'react-router';
import { loginThenBackTo } from '../config/paths';
import { common } from '../texts/common';
import { Message } from './Message';

/** Says that the session has ended, and leads to the login and back to this place. */
export function Unauthorized() {
  const { pathname, search } = useLocation();
  return (
    <Message
      kind="error"
      action={
        <Link className="button" to={loginThenBackTo(pathname + search)}>
          {common.signIn}
        </Link>
      }
    >
      {common.unauthorized}
    </Message>
  );
}
