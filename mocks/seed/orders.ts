import type { OrderLineRecord, OrderRecord, ProductRecord } from '../backend/records';
import { FIRST_ID } from './buildCatalogue';
import { customer } from './people';
import { randomFrom, type Random } from './random';
import { DAY, fateOf, orderTimes } from './timeline';

const ORDER_COUNT = 250;
const BEAR_SHARE = 0.4;
const POPULAR_SHARE = 0.7;
const OLD_PRICE_AFTER = 120 * DAY;

/** Two years of orders, oldest first; what people review is bought more often than the rest. */
export function buildOrders(
  now: Date,
  products: readonly ProductRecord[],
  popularIds: ReadonlySet<string>,
  count = ORDER_COUNT,
): OrderRecord[] {
  const random = randomFrom(2018);
  const popular = products.filter(({ id }) => popularIds.has(id));
  return orderTimes(random, now, count).map((orderedAt, index) => {
    const orderPriority = random.chance(0.32) ? 'PRIORITARIO' : 'STANDARD';
    const isOld = now.getTime() - orderedAt > OLD_PRICE_AFTER;
    const lines = basket(random, products, popular).map((product) => line(random, product, isOld));
    const { state, shipped, deliveredAt } = fateOf(random, now, orderedAt, orderPriority);
    return {
      orderNumber: `B2018-${String(index + 1).padStart(6, '0')}`,
      timestamp: new Date(orderedAt).toISOString(),
      stateOfOrder: state,
      orderPriority,
      ...parcel(random, shipped),
      productsInCart: lines,
      ...totals(lines, orderPriority),
      shippingData: customer(random),
      deliveredAt,
    };
  });
}

/** One to four different products, the most loved one often among them. */
function basket(
  random: Random,
  products: readonly ProductRecord[],
  popular: readonly ProductRecord[],
): ProductRecord[] {
  const size = Math.min(random.pick([1, 1, 2, 2, 2, 3, 3, 4]), products.length);
  const chosen = new Set<ProductRecord>();
  const bear = products.find(({ id }) => id === String(FIRST_ID));
  if (bear && random.chance(BEAR_SHARE)) chosen.add(bear);
  while (chosen.size < size) {
    const isPopular = random.chance(POPULAR_SHARE) && popular.length > 0;
    chosen.add(random.pick(isPopular ? popular : products));
  }
  return [...chosen];
}

function line(random: Random, product: ProductRecord, isOld: boolean): OrderLineRecord {
  const { id, title, fileNames } = product;
  const price = isOld && random.chance(0.4) ? priceOfThatDay(random, product.price) : product.price;
  const quantity = random.pick([1, 1, 1, 1, 2, 2, 3]);
  return { product: { id, name: title, price, fileNames: [...fileNames] }, quantity };
}

/** Up to a tenth more or less than today, in steps of ten cents. */
function priceOfThatDay(random: Random, today: number): number {
  return Math.round(today * (0.92 + random.next() * 0.18) * 10) / 10;
}

function totals(
  lines: readonly OrderLineRecord[],
  priority: OrderRecord['orderPriority'],
): Pick<OrderRecord, 'totalQuantities' | 'priorityCost' | 'totalCost'> {
  const cents = lines.reduce(
    (sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity,
    0,
  );
  const extra = priority === 'PRIORITARIO' ? Math.floor((cents * 20 + 50) / 100) : 0;
  return {
    totalQuantities: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    priorityCost: extra / 100,
    totalCost: (cents + extra) / 100,
  };
}

function parcel(random: Random, shipped: boolean): Pick<OrderRecord, 'shipper' | 'shippingCode'> {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => random.between(0, 9)).join('');
  const [shipper, shippingCode] = random.pick([
    ['BRT', `0${digits(14)}`],
    ['GLS', `M${digits(9)}`],
    ['Poste Italiane', `1UW${digits(10)}`],
    ['SDA', `28${digits(11)}`],
  ] as const);
  return shipped ? { shipper, shippingCode } : { shipper: '', shippingCode: '' };
}
