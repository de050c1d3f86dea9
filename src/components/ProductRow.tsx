import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PATHS, pathTo } from '../config/paths';
import type { Product } from '../domain/types';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductRow.module.css';

type Props = {
  /** Undefined for a product that is being read. */
  products: readonly (Product | undefined)[];
};

/** Links to products, side by side with picture, title and price; the row scrolls by itself. */
export function ProductRow({ products }: Props) {
  return (
    <ul className={styles['row']}>
      {products.map((product, index) => (
        <Card key={product?.id ?? index} component="li" className={styles['product'] ?? ''}>
          {product ? <Tile product={product} /> : <TileSkeleton />}
        </Card>
      ))}
    </ul>
  );
}

function Tile({ product: { id, title, fileNames, priceCents } }: { product: Product }) {
  return (
    <>
      <Picture fileName={fileNames[0]} alt="" />
      <Link
        href={pathTo(PATHS.product, { id })}
        color="textPrimary"
        variant="body2"
        underline="hover"
        className={styles['title'] ?? ''}
      >
        <span className={styles['clamped']}>{title}</span>
      </Link>
      <Typography variant="subtitle2" component="span" className={styles['price'] ?? ''}>
        <Price cents={priceCents} />
      </Typography>
    </>
  );
}

function TileSkeleton() {
  return (
    <>
      <Skeleton variant="rectangular" className={styles['cover'] ?? ''} />
      <Typography variant="body2" component="span" className={styles['title'] ?? ''}>
        <span className={styles['clamped']}>
          <Skeleton component="span" />
        </span>
      </Typography>
      <Typography variant="subtitle2" component="span" className={styles['price'] ?? ''}>
        <Skeleton component="span" width="4rem" />
      </Typography>
    </>
  );
}
