import { useState } from 'react';
import { PATHS } from '../../config/paths';
import type { BulkItem } from '../../domain/bulkJob';
import { formatShippingList, removeLines } from './shippingList';
import { useDraft } from '../form-drafts/useDraft';
import { bulkOrders as texts } from './bulkOrders.texts';
import { BulkPage } from './BulkPage';
import { ShippingListForm } from './ShippingListForm';
import { ShippingPreview } from './ShippingPreview';

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
