import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import type { Rating } from '../../domain/rating';
import type { Product } from '../../domain/types';
import { product as texts } from '../../texts/product';
import { Head } from '../../ui/Head';
import { imageAddress, productData } from './structuredData';

/** What the page says to search engines: of a product that is not there, nothing. */
export function ProductHead({ product, rating }: { product: Product; rating: Rating | null }) {
  const [cover] = product.fileNames;
  return (
    <Head
      title={product.title}
      description={texts.summary(product.title, formatCents(product.priceCents))}
      path={pathTo(PATHS.product, { id: product.id })}
      type="product"
      image={cover === undefined ? undefined : imageAddress(cover)}
      jsonLd={productData(product, rating)}
    />
  );
}
