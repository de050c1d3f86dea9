import { conflicts as texts } from '../../components/conflicts.texts';
import { Message } from '../../components/Message';

type Props = {
  /** The fields that others have changed: label and present value, as shown. */
  changes: readonly { label: string; value: string }[];
  /** Drops what was typed. */
  onTakeTheirs: () => void;
  /** Continues with what was typed. */
  onKeepMine: () => void;
};

/** Tells which fields others have changed while something was typed over them, if any. */
export function UpdatedElsewhere({ changes, onTakeTheirs, onKeepMine }: Props) {
  if (changes.length === 0) return null;
  return (
    <Message
      kind="status"
      action={
        <>
          <button type="button" className="button" onClick={onTakeTheirs}>
            {texts.takeNew}
          </button>
          <button type="button" className="button" onClick={onKeepMine}>
            {texts.keepMine}
          </button>
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
