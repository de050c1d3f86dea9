import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import type { Rating } from '../../domain/rating';
import type { Product } from '../../domain/types';
import { product as texts } from './product.texts';
import { Head } from '../../components/Head';
import { imageAddresses, productData } from './structuredData';

/** What the page says to search engines: of a product that is not there, nothing. */
export function ProductHead({ product, rating }: { product: Product; rating: Rating | null }) {
  const [cover] = imageAddresses(product.fileNames.slice(0, 1));
  return (
    <Head
      title={product.title}
      description={texts.summary(product.title, formatCents(product.priceCents))}
      path={pathTo(PATHS.product, { id: product.id })}
      type="product"
      image={cover}
      jsonLd={productData(product, rating)}
    />
  );
}
