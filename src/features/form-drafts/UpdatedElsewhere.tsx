import { conflicts as texts } from '../../components/conflicts.texts';
import { Message } from '../../components/Message';

type Props = {
  /** What others have changed, in words: the field's label and its value now. */
  changes: readonly { label: string; value: string }[];
  /** Drops what was typed. */
  onTake: () => void;
  /** Goes on with what was typed. */
  onKeep: () => void;
};

/** Says that what a form is about has changed under what was typed; nothing while it has not. */
export function UpdatedElsewhere({ changes, onTake, onKeep }: Props) {
  if (changes.length === 0) return null;
  return (
    <Message
      kind="status"
      action={
        <>
          <button type="button" className="button" onClick={onTake}>
            {texts.takeNew}
          </button>
          <button type="button" className="button" onClick={onKeep}>
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
