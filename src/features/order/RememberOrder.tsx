import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId } from 'react';
import { useRecentOrders } from './useRecentOrders';
import { recentOrders as texts } from './orderLookup.texts';
import { OrderCard } from './OrderCard';
import { RecentOrders } from './RecentOrders';

/** Lets this device remember the order, and lists the remembered ones. */
export function RememberOrder({ orderNumber }: { orderNumber: string }) {
  const id = useId();
  const { recent, remember, forget } = useRecentOrders();
  const isRemembered = recent.some((order) => order.orderNumber === orderNumber);

  // A remembered order that is opened again becomes the latest one.
  useEffect(() => {
    if (isRemembered) remember(orderNumber);
  }, [isRemembered, orderNumber, remember]);

  return (
    <OrderCard isScreenOnly>
      <FormControlLabel
        label={texts.remember}
        control={
          <Checkbox
            checked={isRemembered}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={({ target }) => (target.checked ? remember : forget)(orderNumber)}
          />
        }
      />
      <FormHelperText id={id}>{texts.rememberHint}</FormHelperText>
      <RecentOrders />
    </OrderCard>
  );
}
