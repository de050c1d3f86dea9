import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
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
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') onCheck();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        multiline
        rows={10}
        label={texts.list}
        value={text}
        error={isMissing}
        helperText={
          <>
            {isMissing && <strong>{texts.nothingToCheck}</strong>} {texts.listHint}{' '}
            {texts.exampleLead} <code translate="no">{texts.listExample}</code>
          </>
        }
        onChange={({ target }) => {
          setIsMissing(false);
          onText(target.value);
        }}
        slotProps={{
          // Its lines do not wrap, so they need not be measured.
          input: { inputComponent: 'textarea' },
          htmlInput: {
            className: styles['list'],
            wrap: 'off',
            spellCheck: false,
            autoComplete: 'off',
          },
        }}
      />
      <Button type="submit" variant="outlined" className={styles['check']}>
        {texts.check}
      </Button>
    </form>
  );
}
