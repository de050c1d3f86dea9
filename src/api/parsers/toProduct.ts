import { centsFromEuro } from '../../domain/money';
import { pickDetails, type ProductDetails } from '../../domain/product';
import type { Product } from '../../domain/types';

/** A product as the backend sends it, with checked fields; `price` is in euro. */
type CheckedProduct = {
  [Field in keyof ProductDetails]?: ProductDetails[Field] | null | undefined;
} & {
  id: string;
  title?: string | null | undefined;
  price: number;
  fileNames?: string[] | null | undefined;
};

/** Returns the product. Some lists send the title as `name` only; if both are sent, `name` is internal. */
export function toProduct(wire: CheckedProduct): Product {
  const { name, ...details } = pickDetails(wire);
  return {
    id: wire.id,
    title: wire.title ?? name ?? '',
    priceCents: centsFromEuro(wire.price),
    fileNames: wire.fileNames ?? [],
    ...(wire.title != null && name !== undefined && { name }),
    ...details,
  };
}
