import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PATHS } from '../config/paths';
import { CardIcon, DeliveryIcon, ReturnIcon, ShopIcon } from './icons';
import { promises } from './promises.texts';
import styles from './Promises.module.css';

/** The promises of the shop for every order: delivery, returns and payment, each with an icon. */
export function Promises() {
  return (
    <PromiseList>
      <PromiseLine icon={<DeliveryIcon />}>{promises.delivery}</PromiseLine>
      <PromiseLine icon={<ReturnIcon />}>
        <Link href={PATHS.returnPolicy} className={styles['link'] ?? ''}>
          {promises.returns}
        </Link>
      </PromiseLine>
      <PromiseLine icon={<CardIcon />}>{promises.payment}</PromiseLine>
    </PromiseList>
  );
}

/** The shop's promises in short, side by side. */
export function ShopPromises() {
  return (
    <ul className={`${styles['list']} ${styles['short']}`}>
      <PromiseLine icon={<DeliveryIcon />}>{promises.freeDelivery}</PromiseLine>
      <PromiseLine icon={<ReturnIcon />}>{promises.returnsInShort}</PromiseLine>
      <PromiseLine icon={<CardIcon />}>{promises.paymentInShort}</PromiseLine>
      <PromiseLine icon={<ShopIcon />}>{promises.since}</PromiseLine>
    </ul>
  );
}

/** A list of `PromiseLine`s, one below the other. */
export function PromiseList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

/** A sentence with its icon. */
export function PromiseLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography component="li" variant="body2" className={styles['line'] ?? ''}>
      {icon}
      <span>{children}</span>
    </Typography>
  );
}
