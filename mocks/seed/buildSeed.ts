import type { AdminRecord, FeedbackRecord, OrderRecord, ProductRecord } from '../backend/records';
import { ADMINS } from './admins';
import { buildCatalogue, pictureWord } from './buildCatalogue';
import { buildFeedback } from './buildFeedback';
import { buildOrders } from './buildOrders';
import { PRODUCT_COMMENTS } from './comments/productComments';

/** Everything that a new shop holds. */
export type Seed = {
  products: ProductRecord[];
  orders: OrderRecord[];
  feedback: FeedbackRecord[];
  admins: AdminRecord[];
};

/** How many products and orders the shop holds; by default all products and 250 orders. */
export type SeedSize = { products?: number; orders?: number };

/** Builds the seed: always the same for the same `now` and size. All dates are before `now`. */
export function buildSeed(now: Date, size: SeedSize = {}): Seed {
  const products = buildCatalogue(size.products);
  const reviewed = products.filter((product) => PRODUCT_COMMENTS.has(pictureWord(product)));
  const orders = buildOrders(now, products, reviewed, size.orders);
  const feedback = buildFeedback(now, products, orders, reviewed);
  return { products, orders, feedback, admins: ADMINS.map((admin) => ({ ...admin })) };
}
