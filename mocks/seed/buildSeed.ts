import type { AdminRecord, FeedbackRecord, OrderRecord, ProductRecord } from '../backend/records';
import { ADMINS } from './admins';
import { buildCatalogue, pictureWord } from './buildCatalogue';
import { PRODUCT_PRAISE } from './comments/products';
import { buildFeedback } from './feedback';
import { buildOrders } from './orders';

/** Everything the shop holds before anybody touches it. */
export type Seed = {
  products: ProductRecord[];
  orders: OrderRecord[];
  feedback: FeedbackRecord[];
  admins: AdminRecord[];
};

/** How much the shop shall hold; what is left out is as many as the catalogue was written for. */
export type SeedSize = { products?: number; orders?: number };

/** The same shop every time for the same moment and size; all dates count back from it. */
export function buildSeed(now: Date, size: SeedSize = {}): Seed {
  const products = buildCatalogue(size.products);
  const reviewed = new Set(
    products.filter((product) => PRODUCT_PRAISE.has(pictureWord(product))).map(({ id }) => id),
  );
  const orders = buildOrders(now, products, reviewed, size.orders);
  const feedback = buildFeedback(now, products, orders, reviewed);
  return { products, orders, feedback, admins: ADMINS.map((admin) => ({ ...admin })) };
}
