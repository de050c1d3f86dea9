import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateTime } from '../../domain/dates';
import type { Order, ShippingData } from '../../domain/types';
import { order as texts } from './order.texts';
import { orders } from './orders.texts';
import { OrderState } from './OrderState';
import { productTotalCents } from '../../domain/money';
import { Amount, Amounts } from '../../components/Amounts';
import { Breakable } from '../../components/Breakable';
import { Fact, FactList } from '../../components/FactList';
import { Price } from '../../components/Price';
import { addressLines } from '../../domain/shipping';
import { OrderCard } from './OrderCard';

/** State, date, priority and tracking of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { state, placedAt, priority, shipper, shippingCode } = order;
  return (
    <OrderCard heading={texts.detailsHeading}>
      <FactList isDense>
        <Fact term={texts.state} value={<OrderState state={state} />} />
        <Fact term={texts.date} value={formatDateTime(placedAt) || texts.noDate} />
        <Fact term={texts.priority} value={orders.priorities[priority]} />
        <Fact term={texts.shipper} value={shipper.trim() || texts.noShipper} />
        <Fact
          term={texts.trackingCode}
          value={
            shippingCode.trim() === '' ? (
              texts.noTrackingCode
            ) : (
              <Stack
                component="span"
                direction="row"
                sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
              >
                <span translate="no">{shippingCode}</span>
                <CopyButton text={shippingCode} label={texts.copy} />
              </Stack>
            )
          }
        />
      </FactList>
    </OrderCard>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<{ of: string; text: string } | null>(null);

  const copy = async () => {
    setResult(null);
    try {
      await navigator.clipboard.writeText(text);
      setResult({ of: text, text: texts.copied });
    } catch {
      setResult({ of: text, text: texts.copyFailed }); // not allowed, or no secure connection
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ displayPrint: 'none' }}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span aria-live="polite">{result?.of === text && result.text}</span>
    </>
  );
}

/** The cost of an order, as the backend computed it at the purchase. */
export function OrderTotals({ order }: { order: Order }) {
  const { lines, priorityCostCents, totalCostCents } = order;
  return (
    <OrderCard heading={texts.totalsHeading}>
      <Amounts>
        <Amount term={texts.productsTotal}>
          <Price cents={productTotalCents(lines)} />
        </Amount>
        <Amount term={texts.shipping}>{texts.shippingFree}</Amount>
        <Amount term={texts.surcharge} isLast>
          <Price cents={priorityCostCents} />
        </Amount>
        <Amount term={texts.total} isTotal>
          <Price cents={totalCostCents} />
        </Amount>
      </Amounts>
    </OrderCard>
  );
}

type AddressProps = {
  data: ShippingData;
  /** Whether a button copies the address, without the contacts. */
  isCopied?: boolean;
};

/** The shipping address and contacts of an order. */
export function ShippingAddress({ data, isCopied = false }: AddressProps) {
  const contacts = [data.email.trim(), data.telephoneNumber.trim()].filter((line) => line !== '');
  const address = addressLines(data);
  const lines = [...address, ...contacts];
  return (
    <OrderCard heading={texts.shippingHeading}>
      {lines.length === 0 ? (
        <Typography>{texts.noShippingData}</Typography>
      ) : (
        <Typography component="address" translate="no" sx={{ fontStyle: 'normal' }}>
          {lines.map((line, index) => (
            <div key={index}>
              <Breakable text={line} />
            </div>
          ))}
        </Typography>
      )}
      {isCopied && address.length > 0 && (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', marginTop: 1 }}>
          <CopyButton text={address.join('\n')} label={texts.copyAddress} />
        </Stack>
      )}
    </OrderCard>
  );
}
