import { useEffect, useRef } from 'react';
import { productsApi } from '../../api/products';
import { ProductRow } from '../../components/ProductRow';
import { useEntities } from '../../hooks/useEntity';
import { useHasBeenInView } from '../../hooks/useInView';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { recentlyViewed as texts } from './recentlyViewed.texts';
import { productViewed, selectRecentlyViewed } from './recentlyViewedSlice';

type Props = {
  /** The product of the page, which is remembered and not shown; undefined on other pages. */
  productId?: string;
};

/**
 * The products seen last on this device, as a row. Products that the store does not know are read with the catalogue
 * once the row is near the viewport.
 */
export function RecentlyViewed({ productId }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (productId !== undefined) dispatch(productViewed(productId));
  }, [dispatch, productId]);
  const ids = useAppSelector(selectRecentlyViewed).filter((id) => id !== productId);
  return ids.length > 0 && <Row ids={ids} />;
}

function Row({ ids }: { ids: string[] }) {
  const element = useRef<HTMLElement>(null);
  const isNear = useHasBeenInView(element);
  const known = new Map(useEntities('products', ids).map((product) => [product.id, product]));
  const isComplete = known.size === ids.length;
  const { isSuccess, isError } = productsApi.useGetProductsQuery(undefined, {
    skip: isComplete || !isNear,
  });
  const isRead = isSuccess || isError;
  const products = ids.map((id) => known.get(id));
  // A product missing from the whole catalogue is no longer sold.
  const shown = isRead ? products.filter((product) => product !== undefined) : products;
  if (shown.length === 0) return null;
  return (
    <section ref={element}>
      <h2>{texts.title}</h2>
      <ProductRow products={shown} />
    </section>
  );
}
