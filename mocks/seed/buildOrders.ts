import { computeCost, toEuro } from '../backend/money';
import type { OrderLineRecord, OrderRecord, ProductRecord } from '../backend/records';
import { FIRST_ID } from './buildCatalogue';
import { randomCustomer } from './customers';
import { DAY_MS, orderOutcome, randomOrderTimes } from './orderOutcome';
import { randomFrom, type Random } from './random';

const ORDER_COUNT = 250;
const BEAR_PROBABILITY = 0.4;
const POPULAR_PROBABILITY = 0.7;
const OLD_PRICE_AFTER_MS = 120 * DAY_MS;

/** Builds two years of orders, oldest first; popular products are bought more often. */
export function buildOrders(
  now: Date,
  products: readonly ProductRecord[],
  popular: readonly ProductRecord[],
  count = ORDER_COUNT,
): OrderRecord[] {
  const random = randomFrom(2018);
  return randomOrderTimes(random, now, count).map((orderedAt, index) => {
    const orderPriority = random.chance(0.32) ? 'PRIORITARIO' : 'STANDARD';
    const isOld = now.getTime() - orderedAt > OLD_PRICE_AFTER_MS;
    const lines = randomProducts(random, products, popular).map((product) =>
      randomOrderLine(random, product, isOld),
    );
    const cost = computeCost(lines, orderPriority);
    const { state, shipped, deliveredAt } = orderOutcome(random, now, orderedAt, orderPriority);
    const parcel = randomParcel(random);
    return {
      orderNumber: `B2018-${String(index + 1).padStart(6, '0')}`,
      timestamp: new Date(orderedAt).toISOString(),
      stateOfOrder: state,
      orderPriority,
      ...(shipped ? parcel : { shipper: '', shippingCode: '' }),
      productsInCart: lines,
      totalQuantities: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      priorityCost: toEuro(cost.priorityCents),
      totalCost: toEuro(cost.totalCents),
      shippingData: randomCustomer(random),
      deliveredAt,
    };
  });
}

/** Chooses one to four different products, often with the most popular one among them. */
function randomProducts(
  random: Random,
  products: readonly ProductRecord[],
  popular: readonly ProductRecord[],
): ProductRecord[] {
  const size = Math.min(random.pick([1, 1, 2, 2, 2, 3, 3, 4]), products.length);
  const chosen = new Set<ProductRecord>();
  const bear = products.find(({ id }) => id === String(FIRST_ID));
  if (bear && random.chance(BEAR_PROBABILITY)) chosen.add(bear);
  while (chosen.size < size) {
    const isPopular = random.chance(POPULAR_PROBABILITY) && popular.length > 0;
    chosen.add(random.pick(isPopular ? popular : products));
  }
  return [...chosen];
}

function randomOrderLine(random: Random, product: ProductRecord, isOld: boolean): OrderLineRecord {
  const { id, title, fileNames } = product;
  const price = isOld && random.chance(0.4) ? formerPrice(random, product.price) : product.price;
  const quantity = random.pick([1, 1, 1, 1, 2, 2, 3]);
  return { product: { id, name: title, price, fileNames: [...fileNames] }, quantity };
}

/** Returns a price within about a tenth of today's, in steps of ten cents. */
function formerPrice(random: Random, price: number): number {
  return Math.round(price * (0.92 + random.next() * 0.18) * 10) / 10;
}

function randomParcel(random: Random): Pick<OrderRecord, 'shipper' | 'shippingCode'> {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => random.between(0, 9)).join('');
  return random.pick([
    { shipper: 'BRT', shippingCode: `0${digits(14)}` },
    { shipper: 'GLS', shippingCode: `M${digits(9)}` },
    { shipper: 'Poste Italiane', shippingCode: `1UW${digits(10)}` },
    { shipper: 'SDA', shippingCode: `28${digits(11)}` },
  ]);
}
