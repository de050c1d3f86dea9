import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PATHS } from '../config/paths';
import { CardIcon, DeliveryIcon, ReturnIcon, ShopIcon } from './icons';
import { promises } from './promises.texts';
import styles from './Promises.module.css';

/** What the shop promises with every order: delivery, returns and payment, each with an icon. */
export function Promises() {
  return (
    <ul className={styles['list']}>
      <Line icon={<DeliveryIcon />}>{promises.delivery}</Line>
      <Line icon={<ReturnIcon />}>
        <Link href={PATHS.returnPolicy} color="inherit" className={styles['link'] ?? ''}>
          {promises.returns}
        </Link>
      </Line>
      <Line icon={<CardIcon />}>{promises.payment}</Line>
    </ul>
  );
}

/** The shop's promises in short, side by side. */
export function ShopPromises() {
  return (
    <ul className={`${styles['list']} ${styles['short']}`}>
      <Line icon={<DeliveryIcon />}>{promises.freeDelivery}</Line>
      <Line icon={<ReturnIcon />}>{promises.returnsInShort}</Line>
      <Line icon={<CardIcon />}>{promises.paymentInShort}</Line>
      <Line icon={<ShopIcon />}>{promises.since}</Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography component="li" variant="body2" className={styles['line'] ?? ''}>
      {icon}
      <span>{children}</span>
    </Typography>
  );
}
