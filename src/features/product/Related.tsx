import { useMemo } from 'react';
import { Link } from 'react-router';
import { productsApi } from '../../api/products';
import { PATHS, pathTo } from '../../config/paths';
import type { Product } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import { product as texts } from './product.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './Related.module.css';

const MOST = 4;

const NO_IDS: string[] = [];

/** Products of the same category, where the catalogue is known already: nothing is read for it. */
export function Related({ product }: { product: Product }) {
  const related = useRelated(product);
  if (!product.category || related.length === 0) return null;
  return (
    <section>
      <h2>{texts.related(product.category)}</h2>
      <ul className={styles['list']}>
        {related.map(({ id, title, fileNames, priceCents }) => (
          <li key={id}>
            <Picture fileName={fileNames[0]} alt="" />
            <Link to={pathTo(PATHS.product, { id })}>{title}</Link>
            <Price cents={priceCents} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRelated({ id, category }: Product): Product[] {
  const { data: ids = NO_IDS } = productsApi.endpoints.getProducts.useQueryState();
  const table = useAppSelector((state) => state.entities.products);
  return useMemo(() => {
    const related: Product[] = [];
    for (const otherId of ids) {
      const other = otherId === id ? undefined : bodyOf(table, otherId);
      if (other && other.category === category) related.push(other);
      if (related.length === MOST) break;
    }
    return related;
  }, [ids, table, id, category]);
}
