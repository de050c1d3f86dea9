import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import { useAppDispatch } from '../../store/hooks';
import { AccountLink } from './AccountLink';
import { links } from './adminLinks.texts';
import type { LinkOutcome } from './linkCalls';

const texts = links.acceptance;

/** Accepts a new employee; opened by a link mailed to the shop's director (spec section 2). */
export default function AcceptanceScreen() {
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  const dispatch = useAppDispatch();
  const { acceptAdmin } = adminsApi.endpoints;

  const accept = async (): Promise<LinkOutcome> => {
    const { error } = await dispatch(acceptAdmin.initiate(id, { track: false }));
    if (error === undefined) return { kind: 'success', text: texts.accepted };
    const { kind } = error as Failure;
    // A reply other than true is a refusal; without a reply the result is unknown.
    const isRefused = kind === 'refused' || kind === 'unreadable';
    return { kind: 'error', text: isRefused ? texts.refused : texts.failed };
  };
  return <AccountLink key={pathname} link={pathname} texts={texts} call={accept} />;
}
