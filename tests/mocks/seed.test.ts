// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../mocks/backend/records';
import { seededPicture } from '../../mocks/pictures/pictures';
import { buildSeed } from '../../mocks/seed/buildSeed';

const NOW = new Date('2026-03-10T10:30:00.000Z');
const DAY = 86_400_000;
const seed = buildSeed(NOW);
const productById = new Map(seed.products.map((product) => [product.id, product]));
const orderByNumber = new Map(seed.orders.map((order) => [order.orderNumber, order]));

describe('the catalogue', () => {
  test('is large, ordered and has unique ids', () => {
    expect(seed.products.length).toBeGreaterThanOrEqual(54);
    expect(new Set(seed.products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
    expect(productById.size).toBe(seed.products.length);
    expect(seed.products.map(({ id }) => id)).toEqual(
      seed.products.map((_, index) => String(101 + index)),
    );
    expect(seed.products.map(({ position }) => position)).toEqual(seed.products.map((_, i) => i));
  });

  test('has prices in whole cents and all edge cases', () => {
    for (const { price, stock, name, title, fileNames } of seed.products) {
      expect(price).toBeGreaterThanOrEqual(4.9);
      expect(price).toBeLessThanOrEqual(349);
      expect(Math.round(price * 100) / 100).toBe(price);
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(stock).toBeLessThanOrEqual(60);
      expect(name).not.toBe(title);
      expect(fileNames.length).toBeGreaterThanOrEqual(1);
      expect(fileNames.length).toBeLessThanOrEqual(5);
    }
    expect(seed.products.filter(({ stock }) => stock === 0)).toHaveLength(5);
    expect(seed.products.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
    expect(seed.products.filter(({ description }) => description === '')).toHaveLength(1);
    expect(seed.products.some(({ title }) => title.length > 120)).toBe(true);
    expect(new Set(seed.products.map(({ fileNames }) => fileNames.length)).size).toBe(5);
  });
});

describe('the pictures', () => {
  const fileNames = [
    ...seed.products.flatMap((product) => product.fileNames),
    ...seed.feedback.flatMap(({ images }) => images),
  ];

  test('exist for every name, as valid SVG without shared ids', async () => {
    expect(new Set(fileNames).size).toBe(fileNames.length);
    const everyId = new Set<string>();
    for (const fileName of fileNames) {
      const picture = await seededPicture(fileName);
      if (!picture) throw new Error(`no picture called ${fileName}`);
      expect(picture.type).toBe('image/svg+xml');
      expectValidSvg(picture.body, everyId);
    }
  });

  test('are always the same, and none exists for other names', async () => {
    expect(await seededPicture('orsacchiotto-1.svg')).toEqual(
      await seededPicture('orsacchiotto-1.svg'),
    );
    for (const fileName of ['', 'x.svg', 'teiera-6.svg', 'teiera-1.png', '../teiera-1.svg']) {
      expect(await seededPicture(fileName)).toBeNull();
    }
  });
});

describe('the orders', () => {
  test('are 250 over two years, numbered chronologically', () => {
    expect(seed.orders).toHaveLength(250);
    expect(orderByNumber.size).toBe(250);
    const times = seed.orders.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
    const numbers = seed.orders.map(({ orderNumber }) => orderNumber);
    expect(numbers).toEqual(numbers.toSorted());
    expect(numbers.every((number) => /^B2018-\d{6}$/.test(number))).toBe(true);
    expect(Date.parse(times[0] ?? '')).toBeLessThan(NOW.getTime() - 700 * DAY);
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(NOW.getTime());
  });

  test('have every state', () => {
    expect(new Set(seed.orders.map(({ stateOfOrder }) => stateOfOrder))).toEqual(
      new Set([
        'IN_PREPARATION',
        'CANCELLATION_IN_PROGRESS',
        'CANCELED',
        'SHIPPED',
        'DELIVERED',
        'RETURN_START',
        'REIMBURSED',
      ]),
    );
  });

  test.each(seed.orders.map((order) => [order.orderNumber, order] as const))(
    '%s adds up',
    (_, order) => {
      expectRightTotals(order);
      expectRightParcel(order);
      for (const { product, quantity } of order.productsInCart) {
        expect(productById.get(product.id)?.title).toBe(product.name);
        expect([1, 2, 3]).toContain(quantity);
      }
      expect(order.shippingData.zipcode).toMatch(/^\d{5}$/);
      expect(order.shippingData.province).toMatch(/^[A-Z]{2}$/);
      expect(order.shippingData.email).toMatch(/^[a-z]+\.[a-z]+\d+@posta\.example$/);
    },
  );
});

describe('the feedback', () => {
  test('is 150, sixty of them on the most popular product', () => {
    expect(seed.feedback).toHaveLength(150);
    expect(seed.feedback.filter(({ productId }) => productId === '101')).toHaveLength(60);
    const products = new Set(seed.feedback.map(({ productId }) => productId));
    expect(products.size).toBeGreaterThanOrEqual(22);
  });

  test('comes from customers whose order with that product was delivered', () => {
    for (const { orderNumber, productId, timeStamp, buyerName } of seed.feedback) {
      const order = orderByNumber.get(orderNumber);
      expect(order?.productsInCart.some(({ product }) => product.id === productId)).toBe(true);
      expect(timeStamp > (order?.deliveredAt ?? 'never')).toBe(true);
      expect(Date.parse(timeStamp)).toBeLessThanOrEqual(NOW.getTime());
      expect(buyerName).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    }
    const pairs = seed.feedback.map(({ orderNumber, productId }) => `${orderNumber} ${productId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('is mostly positive, varied, and within the limits of the form', () => {
    const comments = seed.feedback.map(({ feedbackS }) => feedbackS);
    expect(Math.max(...comments.map((comment) => comment.length))).toBeLessThanOrEqual(500);
    expect(comments.filter((comment) => comment.length > 400).length).toBeGreaterThanOrEqual(2);
    expect(comments.filter((comment) => comment === '').length).toBeGreaterThanOrEqual(4);
    expect(new Set(comments).size).toBeGreaterThan(115);
    const happy = seed.feedback.filter(({ stars }) => stars >= 4);
    expect(happy.length).toBeGreaterThan(110);
    expect(new Set(seed.feedback.map(({ stars }) => stars)).size).toBe(5);
    const withPhotos = seed.feedback.filter(({ images }) => images.length > 0);
    expect(withPhotos.length).toBeGreaterThan(28);
    expect(withPhotos.length).toBeLessThan(50);
    expect(withPhotos.every(({ images }) => images.length <= 3)).toBe(true);
  });
});

test('the seed is the same for the same time, and complete for any time', () => {
  expect(buildSeed(NOW)).toEqual(seed);
  for (let days = 1; days < 900; days += 37) {
    const other = buildSeed(new Date(NOW.getTime() + days * DAY + days * 987_654));
    expect(other.feedback).toHaveLength(150);
    expect(new Set(other.orders.map(({ stateOfOrder }) => stateOfOrder)).size).toBe(7);
  }
});

test('the first administrator can log in', () => {
  expect(seed.admins.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(seed.admins[0]).toMatchObject({
    email: 'admin@bottega2018.example',
    password: 'bottega2018',
    stage: 'accepted',
  });
});

function expectValidSvg(svg: string, everyId: Set<string>): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/s);
  expect(svg).not.toMatch(/undefined|NaN|\[object|~/);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  for (const id of ids) {
    expect(everyId.has(id), `two elements called ${id}`).toBe(false);
    everyId.add(id);
  }
  const own = new Set(ids);
  for (const [, id = ''] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
    expect(own.has(id), `no element is called ${id}`).toBe(true);
  }
  const opened = svg.match(/<[a-z]/gi)?.length;
  const closed = (svg.match(/<\//g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0);
  expect(opened).toBe(closed);
}

function expectRightTotals(order: OrderRecord): void {
  const lines = order.productsInCart;
  const cents = lines.reduce(
    (sum, line) => sum + Math.round(line.product.price * 100) * line.quantity,
    0,
  );
  const extra = order.orderPriority === 'PRIORITARIO' ? Math.floor(cents * 0.2 + 0.5 + 1e-9) : 0;
  expect(Math.round(order.priorityCost * 100)).toBe(extra);
  expect(order.totalCost).toBe(Number(((cents + extra) / 100).toFixed(2)));
  expect(order.totalQuantities).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(new Set(lines.map(({ product }) => product.id)).size).toBe(lines.length);
}

function expectRightParcel(order: OrderRecord): void {
  const { stateOfOrder, shipper, shippingCode, deliveredAt, timestamp } = order;
  const arrived = ['DELIVERED', 'RETURN_START'].includes(stateOfOrder);
  const shipped = arrived || stateOfOrder === 'SHIPPED' || deliveredAt !== null;
  expect([shipper !== '', shippingCode !== '']).toEqual([shipped, shipped]);
  expect(deliveredAt !== null).toBe(arrived || (stateOfOrder === 'REIMBURSED' && shipped));
  const time = Date.parse(deliveredAt ?? timestamp);
  expect(time).toBeGreaterThanOrEqual(Date.parse(timestamp));
  expect(time).toBeLessThanOrEqual(NOW.getTime());
}
