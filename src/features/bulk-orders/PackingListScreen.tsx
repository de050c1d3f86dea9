import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PATHS } from '../../config/paths';
import { useAdminGate } from '../login/useAdminGate';
import { useOrdersByNumber } from './useOrdersByNumber';
import { bulkOrders, packingList as texts } from './bulkOrders.texts';
import { Fact, FactList } from '../../components/FactList';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { BackToOrders, MissingOrders, NoOrders } from './MissingOrders';
import { useChosenOrders } from './useChosenOrders';
import { formatDateTime } from '../../domain/dates';
import { usePageState } from '../../hooks/usePageState';
import { addressLines } from '../../domain/shipping';
import type { Order } from '../../domain/types';
import { OrderQr } from '../packing/OrderQr';
import { order as orderTexts } from '../order/order.texts';
import { orderRow } from '../order/orderRow.texts';
import { orders, orderStateLabel, shipmentText } from '../order/orders.texts';
import styles from './PackingList.module.css';

/** Lists the chosen orders for printing, one block per order. */
export default function PackingListScreen() {
  const { isAdmin } = useAdminGate('page', false);
  // Above the session check: the session's end clears the selection, but the list must return after a login.
  const numbers = useChosenOrders();
  return (
    <>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: PATHS.packingList }}
      />
      {isAdmin ? <PackingList numbers={numbers} /> : <Unauthorized />}
    </>
  );
}

function PackingList({ numbers }: { numbers: readonly string[] }) {
  const { findOrder, missing, isReading, failures, retry } = useOrdersByNumber(numbers);
  const found = numbers.flatMap((number) => findOrder(number) ?? []);
  const pieces = found.reduce((sum, { totalQuantities }) => sum + totalQuantities, 0);
  const [hasCover, setHasCover] = usePageState<boolean>('cover', false);
  if (numbers.length === 0) return <NoOrders />;
  return (
    <div className={styles['list']}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.5, marginBlock: 2, displayPrint: 'none' }}
      >
        <Button
          variant="contained"
          aria-disabled={isReading}
          onClick={() => {
            if (!isReading) print();
          }}
        >
          {texts.print}
        </Button>
        <FormControlLabel
          label={texts.withCover}
          control={<Checkbox checked={hasCover} onChange={(_, isOn) => setHasCover(isOn)} />}
        />
        <BackToOrders />
      </Stack>
      <MissingOrders numbers={isReading ? [] : missing} failures={failures} onRetry={retry} />
      <p role="status">{isReading ? bulkOrders.reading : texts.summary(found.length, pieces)}</p>
      {hasCover && <Cover orders={found} />}
      {found.map((order) => (
        <PackingSlip key={order.orderNumber} order={order} />
      ))}
    </div>
  );
}

/** All orders of the list on one sheet, to be ticked off. */
function Cover({ orders: found }: { orders: readonly Order[] }) {
  return (
    <Card component="article" className={styles['slip'] ?? ''} aria-label={texts.cover}>
      <CardContent>
        <Typography variant="h2">{texts.cover}</Typography>
        <ul>
          {found.map(({ orderNumber, shippingData: { name, surname, city }, totalQuantities }) => (
            <li key={orderNumber}>
              <FormControlLabel
                control={<Checkbox />}
                label={[
                  orderNumber,
                  `${name} ${surname}`.trim(),
                  city,
                  orderRow.pieces(totalQuantities),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

/** One order to pack: its address, its products, and a checkbox for each. */
function PackingSlip({ order }: { order: Order }) {
  const id = useId();
  const { orderNumber, placedAt, priority, state, lines } = order;
  const shipment = shipmentText(order);
  const telephone = order.shippingData.telephoneNumber.trim();
  const address = [...addressLines(order.shippingData), ...(telephone ? [telephone] : [])];
  return (
    <Card component="article" className={styles['slip'] ?? ''} aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ marginBottom: 1.5 }}>
          {texts.order(orderNumber)}
        </Typography>
        <div className={styles['facts']}>
          <FactList isDense>
            <Fact
              term={texts.priority}
              value={
                priority === 'PRIORITARIO' ? (
                  <b>{orders.priorities[priority]}</b>
                ) : (
                  orders.priorities[priority]
                )
              }
            />
            <Fact term={texts.date} value={formatDateTime(placedAt) || orderTexts.noDate} />
            <Fact term={texts.state} value={orderStateLabel(state)} />
            {shipment !== '' && (
              <Fact term={texts.shipper} value={<span translate="no">{shipment}</span>} />
            )}
          </FactList>
          <address translate="no" aria-label={texts.address}>
            {address.length === 0
              ? orderTexts.noShippingData
              : address.map((line, index) => <div key={index}>{line}</div>)}
          </address>
          <OrderQr orderNumber={orderNumber} />
        </div>
        {lines.length === 0 ? (
          <p>{orders.noLines}</p>
        ) : (
          <ul aria-label={texts.lines(orderNumber)}>
            {lines.map((line, index) => (
              <li key={`${line.productId}/${index}`}>
                <FormControlLabel
                  control={<Checkbox />}
                  label={texts.line(line.quantity, orders.productName(line))}
                />
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}
