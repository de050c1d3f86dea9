import type { UnreadableRecords } from '../../api/queryMeta';
import { PlainMessage } from '../../components/PlainMessage';
import { unreadableRecords } from '../../components/unreadable.texts';

type Props = { of: UnreadableRecords };

/** Tells administrators which products the home page leaves out because they cannot be read. */
export default function UnreadableProducts({ of }: Props) {
  return <PlainMessage kind="status">{unreadableRecords(of)}</PlainMessage>;
}
