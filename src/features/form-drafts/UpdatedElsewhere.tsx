import { conflicts as texts } from './conflicts.texts';
import { Offer } from './Offer';

type Props = {
  /** The fields that others have changed: label and present value, as shown. */
  changes: readonly { label: string; value: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Shows which fields others have changed while the user was typing, if any. */
export function UpdatedElsewhere({ changes, onTakeTheirs, onKeepMine }: Props) {
  if (changes.length === 0) return null;
  return (
    <Offer choices={{ [texts.takeNew]: onTakeTheirs, [texts.keepMine]: onKeepMine }}>
      <strong>{texts.updated}</strong>
      {changes.map(({ label, value }) => (
        <span key={label}> {texts.nowIs(label, value)}</span>
      ))}
    </Offer>
  );
}
