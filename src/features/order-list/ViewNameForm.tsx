import { useId, useState } from 'react';
import { adminOrders } from './adminOrders.texts';
import { common } from '../../components/common.texts';
import styles from './SavedViews.module.css';

const texts = adminOrders.views;

const MAX_LENGTH = 60;

type Props = {
  initial: string;
  /** A hint before saving. */
  note: string | null;
  /** Whether saving under this name replaces another view. */
  isTaken: (name: string) => boolean;
  /** Only taken names are accepted: there may be no more views. */
  isFull?: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** Asks for a view's name. */
export function ViewNameForm({ initial, note, isTaken, isFull = false, onName, onCancel }: Props) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const name = text.trim();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') setIsMissing(true);
        else if (!isFull || isTaken(name)) onName(name);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label className="field">
        {texts.name}
        <input
          autoFocus
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={text}
          aria-invalid={isMissing && name === ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-main">
        {isTaken(name) ? texts.overwrite : texts.saveName}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {common.cancel}
      </button>
      <p id={`${id}-note`} className={styles['note']}>
        {isMissing && name === '' ? (
          <span role="alert" className="field-error">
            {texts.nameMissing}
          </span>
        ) : (
          note
        )}
      </p>
    </form>
  );
}
