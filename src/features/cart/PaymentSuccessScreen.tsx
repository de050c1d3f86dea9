import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { forgetPayment } from '../../api/cartLock';
import { payment } from './payment.texts';
import { OrderLookup } from '../order/OrderLookup';
import { useOrderNumberInUrl } from '../order/useOrderNumberInUrl';
import { DoneIcon } from '../../components/icons';
import { PageHeading } from '../../components/PageHeading';
import { refetchPaidCart } from './refetchPaidCart';
import styles from './Payment.module.css';

/** The return page after a successful payment: thanks, the next steps, a link to the order. */
export default function PaymentSuccessScreen() {
  const orderNumber = useOrderNumberInUrl();
  useFreshCart();
  useEffect(forgetPayment, []);
  return (
    <div className={styles['page']}>
      <div className={styles['done']}>
        <DoneIcon />
      </div>
      <PageHeading
        title={payment.successTitle}
        head={{ description: payment.successText, path: PATHS.paymentSuccess }}
      />
      <p>{payment.successText}</p>
      {orderNumber !== '' && (
        <Card>
          <CardContent className={styles['order'] ?? ''}>
            <Typography>
              {payment.orderNumber} <strong translate="no">{orderNumber}</strong>
            </Typography>
            <Button variant="contained" href={pathTo(PATHS.order, { orderNumber })}>
              {payment.openOrder}
            </Button>
          </CardContent>
        </Card>
      )}
      <h2>{payment.nextHeading}</h2>
      <ol className={styles['next']}>
        {payment.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{payment.lookupHeading}</h2>
      <div className={styles['lookup']}>
        <OrderLookup
          key={orderNumber}
          name={payment.lookupHeading}
          region="page"
          initial={orderNumber}
        />
      </div>
      <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlock: 3 }}>
        <Button variant="outlined" href={PATHS.home}>
          {payment.backToShop}
        </Button>
      </Stack>
    </div>
  );
}

/** The paid products are no longer in the cart: every tab's earlier answers are out of date. */
function useFreshCart(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(refetchPaidCart()), [dispatch]);
}
