'use no memo';

import { memo } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { isSoldOut } from '../../domain/stock';
import { useEntity } from '../../hooks/useEntity';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { addToCart } from '../cart/addToCart.texts';
import { home } from './catalogue.texts';
import { AddToCartIcon } from '../../components/icons';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './ProductCard.module.css';

type Props = {
  id: string;
  /** Position in the catalogue, from 1, and the total number of products. */
  position: number;
  total: number;
  /** Whether it is visible immediately: its picture is not lazy. */
  isFirst: boolean;
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/** One product of the grid. Plain elements: a long page contains hundreds of them. */
export const ProductCard = memo(function ProductCard(props: Props) {
  const { id, position, total, isFirst, onAdd, onBuy } = props;
  const product = useEntity('products', id);
  const [runOnce, isBusy] = useSingleFlight();
  if (!product) return null;

  const path = pathTo(PATHS.product, { id });
  const isGone = isSoldOut(product);
  return (
    <article
      className={styles['card']}
      aria-label={product.title}
      aria-posinset={position}
      aria-setsize={total}
      data-note={isGone ? home.soldOut : undefined}
    >
      <Picture fileName={product.fileNames[0]} alt={product.title} isFirst={isFirst} />
      <h2 className={styles['title']}>
        <Link to={path}>{product.title}</Link>
      </h2>
      <p className={styles['price']}>
        <Price cents={product.priceCents} />
      </p>
      <div className={styles['actions']}>
        <button
          type="button"
          className={styles['add']}
          aria-label={home.addNamed(product.title)}
          disabled={isGone}
          aria-disabled={isBusy}
          onClick={(event) => void runOnce(() => onAdd(id), event)}
        >
          <AddToCartIcon />
        </button>
        <button
          type="button"
          className={styles['buy']}
          aria-label={home.buyNamed(product.title)}
          disabled={isGone}
          aria-disabled={isBusy}
          onClick={(event) => void runOnce(() => onBuy(id), event)}
        >
          {addToCart.buy}
        </button>
      </div>
    </article>
  );
});
