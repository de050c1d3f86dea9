import { useState } from 'react';
import { productsApi } from '../../api/products';
import { ProductRow } from '../../components/ProductRow';
import type { Product } from '../../domain/types';
import { useEntities } from '../../hooks/useEntity';
import { product as texts } from './product.texts';

const MAX_RELATED = 4;

/** Products of the same category, if the catalogue is already known: nothing is read for it. */
export function Related({ product }: { product: Product }) {
  const { id: ownId, category } = product;
  const { data } = productsApi.endpoints.getProducts.useQueryState();
  // Nothing here subscribes to the catalogue: RTK Query drops it once it is stale, such as after a lost connection.
  const [ids, setIds] = useState(data);
  if (data && data !== ids) setIds(data);
  const related = useEntities('products', ids)
    .filter((other) => other.id !== ownId && other.category === category)
    .slice(0, MAX_RELATED);
  if (!category || related.length === 0) return null;
  return (
    <section>
      <h2>{texts.related(category)}</h2>
      <ProductRow products={related} />
    </section>
  );
}
