import { useId, useState, type SubmitEvent } from 'react';
import { bulkOrders as texts } from './bulkOrders.texts';
import styles from './BulkOrders.module.css';

type Props = { text: string; onText: (text: string) => void; onCheck: () => void };

/** The form that the list is pasted into. */
export function ShippingListForm({ text, onText, onCheck }: Props) {
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') onCheck();
  };
  return (
    <form className={styles['list']} onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>{texts.list}</label>
        <textarea
          id={id}
          rows={10}
          value={text}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            setIsMissing(false);
            onText(target.value);
          }}
        />
        <p id={`${id}-hint`}>
          {texts.listHint} {texts.exampleLead} <code translate="no">{texts.listExample}</code>
        </p>
        <p id={`${id}-problem`} className="field-error">
          {isMissing && texts.nothingToCheck}
        </p>
      </div>
      <button type="submit" className="button">
        {texts.check}
      </button>
    </form>
  );
}
