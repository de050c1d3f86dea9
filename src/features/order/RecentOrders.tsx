'use no memo';

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { focusHeading } from '../../components/focusHeading';
import { PATHS, pathTo } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import { recentOrders as texts } from './orderLookup.texts';
import { useRecentOrders } from './useRecentOrders';
import styles from './RecentOrders.module.css';

/** Lists the orders remembered on this device; renders nothing if none exist. */
export function RecentOrders() {
  const id = useId();
  const { recent, forget, forgetAll } = useRecentOrders();
  if (recent.length === 0) return null;
  // The pressed button is removed with its order. The list may be in the footer: the page does not scroll up from there.
  const keepFocus = () => focusHeading({ preventScroll: true });
  return (
    <div role="group" aria-labelledby={id} className={styles['recent']}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {texts.title}
      </Typography>
      <ul>
        {recent.map(({ orderNumber, seenAt }) => (
          <li key={orderNumber}>
            <span>
              <Link href={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>{' '}
              <Typography component="small" variant="body2" color="textSecondary">
                {texts.seen(formatDate(seenAt))}
              </Typography>
            </span>
            <Button
              size="small"
              aria-label={texts.removeNamed(orderNumber)}
              onClick={() => {
                forget(orderNumber);
                keepFocus();
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {recent.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            forgetAll();
            keepFocus();
          }}
        >
          {texts.removeAll}
        </Button>
      )}
    </div>
  );
}
