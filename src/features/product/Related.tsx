import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productsApi } from '../../api/products';
import { PATHS, pathTo } from '../../config/paths';
import type { Product } from '../../domain/types';
import { useEntities } from '../../hooks/useEntity';
import { product as texts } from './product.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './Related.module.css';

const MOST = 4;

/** Products of the same category, if the catalogue is already known: nothing is read for it. */
export function Related({ product }: { product: Product }) {
  const { id: ownId, category } = product;
  const { data: ids } = productsApi.endpoints.getProducts.useQueryState();
  const related = useEntities('products', ids)
    .filter((other) => other.id !== ownId && other.category === category)
    .slice(0, MOST);
  if (!category || related.length === 0) return null;
  return (
    <section>
      <h2>{texts.related(category)}</h2>
      <ul className={styles['list']}>
        {related.map(({ id, title, fileNames, priceCents }) => (
          <Card key={id} component="li" className={styles['product'] ?? ''}>
            <Picture fileName={fileNames[0]} alt="" />
            <Link
              href={pathTo(PATHS.product, { id })}
              color="textPrimary"
              underline="hover"
              className={styles['title'] ?? ''}
            >
              {title}
            </Link>
            <Typography variant="subtitle2" component="span" className={styles['price'] ?? ''}>
              <Price cents={priceCents} />
            </Typography>
          </Card>
        ))}
      </ul>
    </section>
  );
}
