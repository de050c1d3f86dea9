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
import { Fact, FactList } from '../../components/FactList';
import { Price } from '../../components/Price';
import { addressLines } from '../../domain/shipping';
import { OrderCard } from './OrderCard';

type Props = {
  order: Order;
  /** For administrators a form contains shipper and code instead. */
  hasTracking: boolean;
};

/** State, date, priority and tracking of an order. */
export function OrderFacts({ order, hasTracking }: Props) {
  const { state, placedAt, priority, shipper, shippingCode } = order;
  return (
    <OrderCard heading={texts.detailsHeading}>
      <FactList isDense>
        <Fact term={texts.state} value={<OrderState state={state} />} />
        <Fact term={texts.date} value={formatDateTime(placedAt) || texts.noDate} />
        <Fact term={texts.priority} value={orders.priorities[priority]} />
        {hasTracking && (
          <>
            <Fact term={texts.shipper} value={shipper.trim() || texts.noShipper} />
            <Fact
              term={texts.trackingCode}
              value={
                shippingCode.trim() === '' ? (
                  texts.noTrackingCode
                ) : (
                  <CopyableCode code={shippingCode} />
                )
              }
            />
          </>
        )}
      </FactList>
    </OrderCard>
  );
}

/** A code with a button that copies it and shows whether that worked. */
function CopyableCode({ code }: { code: string }) {
  const [result, setResult] = useState<{ code: string; text: string } | null>(null);

  const copy = async () => {
    setResult(null);
    try {
      await navigator.clipboard.writeText(code);
      setResult({ code, text: texts.copied });
    } catch {
      setResult({ code, text: texts.copyFailed }); // not allowed, or no secure connection
    }
  };

  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
    >
      <span translate="no">{code}</span>
      <Button
        variant="outlined"
        size="small"
        sx={{ displayPrint: 'none' }}
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>
      <span aria-live="polite">{result?.code === code && result.text}</span>
    </Stack>
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
        <Amount term={texts.surcharge}>
          <Price cents={priorityCostCents} />
        </Amount>
        <Amount term={texts.shipping} isLast>
          {texts.shippingFree}
        </Amount>
        <Amount term={texts.total} isTotal>
          <Price cents={totalCostCents} />
        </Amount>
      </Amounts>
    </OrderCard>
  );
}

/** The shipping address and contacts of an order. */
export function ShippingAddress({ data }: { data: ShippingData }) {
  const contacts = [data.email.trim(), data.telephoneNumber.trim()].filter((line) => line !== '');
  const lines = [...addressLines(data), ...contacts];
  return (
    <OrderCard heading={texts.shippingHeading}>
      {lines.length === 0 ? (
        <Typography>{texts.noShippingData}</Typography>
      ) : (
        <Typography component="address" translate="no" sx={{ fontStyle: 'normal' }}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Typography>
      )}
    </OrderCard>
  );
}
