import { imageUrl } from '../../config/environment';
import { PATHS, pathTo } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { MAX_STARS } from '../../domain/limits';
import { euroFromCents } from '../../domain/money';
import type { Rating } from '../../domain/rating';
import type { Product } from '../../domain/types';

/** Full addresses of pictures, for those who read them elsewhere. */
export function imageAddresses(fileNames: readonly string[]): string[] {
  return fileNames
    .map(imageUrl)
    .filter((address) => address !== null)
    .map((address) => new URL(address, location.origin).href);
}

/** The product in schema.org's words: only what the page shows, and as it shows it. */
export function productData(product: Product, rating: Rating | null): object {
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
        worstRating: 0,
      },
    }),
  };
}
