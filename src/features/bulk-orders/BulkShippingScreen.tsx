import { useState } from 'react';
import { PATHS } from '../../config/paths';
import type { BulkItem } from '../../domain/bulkJob';
import { listText, withoutLines } from './shippingList';
import { useDraft } from '../form-drafts/useDraft';
import { bulkOrders as texts } from './bulkOrders.texts';
import { BulkPage } from './BulkPage';
import { ShippingListForm } from './ShippingListForm';
import { ShippingPreview } from './ShippingPreview';

/** Gives many orders their shipper and tracking code from a pasted list, after a preview. */
export default function BulkShippingScreen() {
  const [text, setText] = useDraft<string>('bulk-shipping', '');
  // What was looked at: another text wants another look.
  const [checked, setChecked] = useState<string | null>(null);
  return (
    <BulkPage
      kind="shipping"
      title={texts.shippingTitle}
      description={texts.shippingDescription}
      path={PATHS.bulkShipping}
      hasWork={text !== ''}
      onClosed={(left) => setText(listText(left.flatMap(shipmentOf)) + text)}
    >
      {(start, isAdmin) => (
        <>
          <ShippingListForm text={text} onText={setText} onCheck={() => setChecked(text)} />
          {isAdmin && checked === text && (
            <ShippingPreview
              text={text}
              // What is not sent stays, so that it can be mended.
              onStart={async (wanted, lines) => {
                if (await start(wanted)) setText(withoutLines(text, lines));
              }}
            />
          )}
        </>
      )}
    </BulkPage>
  );
}

function shipmentOf({ orderNumber, change }: BulkItem) {
  return change.kind === 'shipping' ? [{ orderNumber, ...change }] : [];
}
