import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { PATHS } from '../../config/paths';
import { forgetPayment } from '../../api/cartLock';
import { payment } from './payment.texts';
import { PageHeading } from '../../components/PageHeading';
import styles from './Payment.module.css';

/** The return page after a payment that failed or was left. */
export default function PaymentFailedScreen() {
  useEffect(forgetPayment, []);
  return (
    <div className={styles['page']}>
      <PageHeading
        title={payment.failedTitle}
        head={{ description: payment.failedText, path: PATHS.paymentFailed }}
      />
      <p>{payment.failedText}</p>
      <p>{payment.cartKept}</p>
      <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlock: 3 }}>
        <Button variant="contained" href={PATHS.cart}>
          {payment.retry}
        </Button>
        <Button variant="outlined" href={PATHS.home}>
          {payment.backHome}
        </Button>
        <Button variant="outlined" href={PATHS.contacts}>
          {payment.contact}
        </Button>
      </Stack>
      <Typography color="textSecondary">{payment.failedHelp}</Typography>
    </div>
  );
}
