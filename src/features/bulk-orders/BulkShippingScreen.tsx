import { useState, useId, type SubmitEvent } from 'react';
import { PATHS } from '../../config/paths';
import type { BulkItem } from '../../domain/bulkJob';
import { formatShippingList, removeLines } from './shippingList';
import { useDraft } from '../form-drafts/useDraft';
import { bulkOrders as texts } from './bulkOrders.texts';
import { BulkPage } from './BulkPage';
import { ShippingPreview } from './ShippingPreview';
import styles from './BulkOrders.module.css';

/** Sets shipper and tracking code of many orders from a pasted list, after a preview. */
export default function BulkShippingScreen() {
  const [text, setText] = useDraft<string>('bulk-shipping', '');
  // The text that the preview belongs to.
  const [checked, setChecked] = useState<string | null>(null);
  return (
    <BulkPage
      kind="shipping"
      title={texts.shippingTitle}
      description={texts.shippingDescription}
      path={PATHS.bulkShipping}
      hasWork={text !== ''}
      onClosed={(unchanged) => setText(formatShippingList(unchanged.flatMap(toShipment)) + text)}
    >
      {(start, isAdmin) => (
        <>
          <ShippingListForm text={text} onText={setText} onCheck={() => setChecked(text)} />
          {isAdmin && checked === text && (
            <ShippingPreview
              text={text}
              // Lines that are not sent stay, to be corrected.
              onStart={async (wanted, lines) => {
                if (await start(wanted)) setText(removeLines(text, lines));
              }}
            />
          )}
        </>
      )}
    </BulkPage>
  );
}

function toShipment({ orderNumber, change }: BulkItem) {
  return change.kind === 'shipping' ? [{ orderNumber, ...change }] : [];
}

type Props = { text: string; onText: (text: string) => void; onCheck: () => void };

/** The form that the list is pasted into. */
function ShippingListForm({ text, onText, onCheck }: Props) {
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
