import { PATHS, pathTo } from '../../config/paths';
import { formatCents, euroFromCents } from '../../domain/money';
import type { Rating } from '../feedback/rating';
import type { Product } from '../../domain/types';
import { imageUrl } from '../../config/environment';
import { SHOP } from '../../config/shop';
import { MAX_STARS } from '../../domain/limits';
import { Head } from '../../components/Head';
import { product as texts } from './product.texts';

/** The page's description for search engines; nothing for a missing product. */
export function ProductHead({
  product,
  rating,
}: {
  product: Product;
  rating: Rating | null | undefined;
}) {
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

/** Returns full addresses of pictures, for readers outside the shop. */
function imageAddresses(fileNames: readonly string[]): string[] {
  return fileNames
    .map(imageUrl)
    .filter((address) => address !== null)
    .map((address) => new URL(address, location.origin).href);
}

/** Returns the product in schema.org's terms: only what the page shows, and as it shows it. */
function productData(product: Product, rating: Rating | null | undefined): object {
  const { id, title, description, category, fileNames, priceCents, stock } = product;
  const image = imageAddresses(fileNames);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: id,
    ...(image.length > 0 && { image }),
    ...(description && { description }),
    ...(category && { category }),
    offers: {
      '@type': 'Offer',
      url: new URL(pathTo(PATHS.product, { id }), location.origin).href,
      price: euroFromCents(priceCents).toFixed(2),
      priceCurrency: 'EUR',
      ...(stock !== undefined && {
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      }),
      seller: { '@type': 'Organization', name: SHOP.name },
    },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.mean,
        ratingCount: rating.count,
        bestRating: MAX_STARS,
        worstRating: 1,
      },
    }),
  };
}
