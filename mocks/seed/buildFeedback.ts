import { publicName } from '../backend/feedback';
import type { FeedbackRecord, OrderRecord, ProductRecord } from '../backend/records';
import { FIRST_ID, pictureWord } from './buildCatalogue';
import { createCommentWriter } from './comments/commentWriter';
import { DAY_MS } from './orderOutcome';
import { randomFrom, type Random } from './random';

const BEAR_ID = String(FIRST_ID);
const BEAR_COUNT = 60;
const OTHERS_COUNT = 90;
const MAX_PER_PRODUCT = 6;

/** A product that was delivered: only such products get feedback. */
type Delivery = { order: OrderRecord; productId: string };

/** Builds the customers' feedback, oldest first: 60 on the most popular product, 90 on others. */
export function buildFeedback(
  now: Date,
  products: readonly ProductRecord[],
  orders: readonly OrderRecord[],
  reviewed: readonly ProductRecord[],
): FeedbackRecord[] {
  const random = randomFrom(31_415);
  const words = new Map(products.map((product) => [product.id, pictureWord(product)]));
  const reviewedIds = new Set(reviewed.map(({ id }) => id));
  const writeComment = createCommentWriter(random);
  const addPhotos = createPhotoNamer(random);

  const deliveries = random.shuffle(orders.flatMap((order) => deliveriesOf(order, now)));
  const bear = deliveries.filter(({ productId }) => productId === BEAR_ID).slice(0, BEAR_COUNT);
  const others = limitPerProduct(deliveries.filter(({ productId }) => reviewedIds.has(productId)));

  return [...bear, ...others.slice(0, OTHERS_COUNT)]
    .map(({ order, productId }) => {
      const word = words.get(productId) ?? '';
      const stars = randomStars(random);
      return {
        productId,
        orderNumber: order.orderNumber,
        buyerName: publicName(order.shippingData),
        timeStamp: randomTime(random, order, now),
        stars,
        feedbackS: writeComment(word, stars),
        images: addPhotos(word),
      };
    })
    .sort((a, b) => a.timeStamp.localeCompare(b.timeStamp))
    .map((feedback, index) => ({ id: String(index + 1), ...feedback }));
}

function deliveriesOf(order: OrderRecord, now: Date): Delivery[] {
  const { stateOfOrder, deliveredAt, productsInCart } = order;
  if (stateOfOrder !== 'DELIVERED' || deliveredAt === null) return [];
  if (now.getTime() - Date.parse(deliveredAt) < DAY_MS) return [];
  return productsInCart.map(({ product }) => ({ order, productId: product.id }));
}

function limitPerProduct(deliveries: readonly Delivery[]): Delivery[] {
  const counts = new Map<string, number>();
  return deliveries.filter(({ productId }) => {
    const count = (counts.get(productId) ?? 0) + 1;
    counts.set(productId, count);
    return count <= MAX_PER_PRODUCT;
  });
}

function randomStars(random: Random): number {
  const roll = random.next();
  if (roll < 0.58) return 5;
  if (roll < 0.83) return 4;
  if (roll < 0.92) return 3;
  return roll < 0.97 ? 2 : 1;
}

function randomTime(random: Random, order: OrderRecord, now: Date): string {
  const delivered = Date.parse(order.deliveredAt ?? order.timestamp);
  const latest = Math.min(now.getTime() - 600_000, delivered + 21 * DAY_MS);
  return new Date(delivered + random.next() * (latest - delivered)).toISOString();
}

/** A quarter of the customers add one to three photos; no two photos are the same. */
function createPhotoNamer(random: Random): (word: string) => string[] {
  const used = new Map<string, number>();
  return (word) => {
    if (!random.chance(0.27)) return [];
    const first = (used.get(word) ?? 0) + 1;
    const count = random.pick([1, 1, 2, 3]);
    used.set(word, first + count - 1);
    return Array.from({ length: count }, (_, index) => `foto-cliente-${word}-${first + index}.svg`);
  };
}
