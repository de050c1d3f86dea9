import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { Feedback } from '../../domain/types';
import { useEntity } from '../../hooks/useEntity';
import { testimonials } from './testimonials.texts';

/** The product of a feedback, by its current title where that is known. */
export function ProductCell({ of: { productId, productTitle } }: { of: Feedback }) {
  const product = useEntity('products', productId);
  if (productId === '') return productTitle ?? testimonials.productUnknown;
  return (
    <Link to={pathTo(PATHS.product, { id: productId })}>
      {product?.title || productTitle || testimonials.productNamed(productId)}
    </Link>
  );
}
