import Button from '@mui/material/Button';
import { conflicts as texts } from './conflicts.texts';
import { Message } from '../../components/Message';

type Props = {
  /** The fields that others have changed: label and present value, as shown. */
  changes: readonly { label: string; value: string }[];
  /** Drops the typed values. */
  onTakeTheirs: () => void;
  /** Continues with the typed values. */
  onKeepMine: () => void;
};

/** Shows which fields others have changed while the user was typing, if any. */
export function UpdatedElsewhere({ changes, onTakeTheirs, onKeepMine }: Props) {
  if (changes.length === 0) return null;
  return (
    <Message
      kind="status"
      action={
        <>
          <Button variant="outlined" onClick={onTakeTheirs}>
            {texts.takeNew}
          </Button>
          <Button variant="outlined" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <strong>{texts.updated}</strong>
      {changes.map(({ label, value }) => (
        <span key={label}>
          {' '}
          {texts.nowIs(label, value.trim() === '' ? texts.empty : `«${value}»`)}
        </span>
      ))}
    </Message>
  );
}
