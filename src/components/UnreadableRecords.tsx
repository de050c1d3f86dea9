'use no memo';

import type { UnreadableRecords as Unreadable } from '../api/queryMeta';
import { unreadableRecords } from './unreadable.texts';
import { Message } from './Message';

type Props = { of: Unreadable | undefined };

/** Tells administrators which records a list leaves out because they cannot be read. */
export function UnreadableRecords({ of }: Props) {
  return of && <Message kind="status">{unreadableRecords(of)}</Message>;
}
