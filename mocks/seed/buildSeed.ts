import type { AdminRecord, FeedbackRecord, OrderRecord, ProductRecord } from '../backend/records';
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

/** Administrators who can log in at once; the first one's credentials are in mocks/README.md. */
const ADMINS: readonly AdminRecord[] = [
  admin('1', 'giulia.ferri', 'admin@bottega2018.example', '+39 06 5550 2018', 'bottega2018'),
  admin('2', 'luca.conti', 'luca.conti@bottega2018.example', '+39 06 5550 2019', 'magazzino2018'),
  admin('3', 'sara.marin', 'sara.marin@bottega2018.example', '+39 041 555 2018', 'vetrina2018'),
];

/** Builds the seed: always the same for the same `now` and size. All dates are before `now`. */
export function buildSeed(now: Date, size: SeedSize = {}): Seed {
  const products = buildCatalogue(size.products);
  const reviewed = products.filter((product) => PRODUCT_COMMENTS.has(pictureWord(product)));
  const orders = buildOrders(now, products, reviewed, size.orders);
  const feedback = buildFeedback(now, products, orders, reviewed);
  return { products, orders, feedback, admins: ADMINS.map((admin) => ({ ...admin })) };
}

function admin(
  id: string,
  username: string,
  email: string,
  telephoneNumber: string,
  password: string,
): AdminRecord {
  const activationCode = `attiva-${id}`;
  return { id, username, email, telephoneNumber, password, stage: 'accepted', activationCode };
}
