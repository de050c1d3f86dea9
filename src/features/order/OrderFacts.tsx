import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { formatDateTime } from '../../domain/dates';
import type { Order, ShippingData } from '../../domain/types';
import { order as texts } from './order.texts';
import { orders } from '../../components/orders.texts';
import { OrderState } from './OrderState';
import { productTotalCents } from '../../domain/money';
import { Price } from '../../components/Price';
import { addressLines } from '../../domain/shipping';
import { OrderCard } from './OrderCard';
import styles from './Order.module.css';

type Props = {
  order: Order;
  /** Administrators have shipper and code in a form instead. */
  hasTracking: boolean;
};

/** State, date, priority and tracking of an order. */
export function OrderFacts({ order, hasTracking }: Props) {
  const { state, placedAt, priority, shipper, shippingCode } = order;
  return (
    <OrderCard heading={texts.detailsHeading}>
      <dl className={styles['facts']}>
        <Fact term={texts.state}>
          <OrderState state={state} />
        </Fact>
        <Fact term={texts.date}>{formatDateTime(placedAt) || texts.noDate}</Fact>
        <Fact term={texts.priority}>{orders.priorities[priority]}</Fact>
        {hasTracking && (
          <>
            <Fact term={texts.shipper}>{shipper.trim() || texts.noShipper}</Fact>
            <Fact term={texts.trackingCode}>
              {shippingCode.trim() === '' ? (
                texts.noTrackingCode
              ) : (
                <CopyableCode code={shippingCode} />
              )}
            </Fact>
          </>
        )}
      </dl>
    </OrderCard>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <dd>{children}</dd>
    </>
  );
}

/** A code with a button that copies it, and says whether that worked. */
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
      <List component="dl" dense disablePadding sx={{ marginBlock: -0.5 }}>
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
      </List>
    </OrderCard>
  );
}

type AmountProps = { term: string; children: ReactNode; isLast?: boolean; isTotal?: boolean };

/** A row of the totals; below the last one before the total is a line. */
function Amount({ term, children, isLast = false, isTotal = false }: AmountProps) {
  const variant = isTotal ? 'subtitle1' : 'body1';
  return (
    <ListItem component="div" disableGutters divider={isLast} sx={{ gap: 2 }}>
      <Typography variant={variant} component="dt" sx={{ flex: 1 }}>
        {term}
      </Typography>
      <Typography variant={variant} component="dd" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </ListItem>
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
