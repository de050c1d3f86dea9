import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domain/orderState';
import { surchargeCents } from '#src/domain/money';
import type { OrderRecord } from '../../mocks/backend/records';
import { seededPicture } from '../../mocks/pictures/pictures';
import { buildSeed } from '../../mocks/seed/buildSeed';

const NOW = new Date('2026-03-10T10:30:00.000Z');
const DAY = 86_400_000;
const seed = buildSeed(NOW);
const productById = new Map(seed.products.map((product) => [product.id, product]));

describe('the catalogue', () => {
  test('has the edge cases that screens must stand: sold out, few left, no or a long text', () => {
    expect(seed.products.some(({ stock }) => stock === 0)).toBe(true);
    expect(seed.products.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
    expect(seed.products.some(({ description }) => description === '')).toBe(true);
    expect(seed.products.some(({ title }) => title.length > 120)).toBe(true);
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
  test('have every state', () => {
    expect(new Set(seed.orders.map(({ stateOfOrder }) => stateOfOrder))).toEqual(
      new Set(ORDER_STATES),
    );
  });

  test('add up, and are shipped as their state says', () => {
    for (const order of seed.orders) {
      expectRightTotals(order);
      expectRightParcel(order);
      for (const { product, quantity } of order.productsInCart) {
        expect(productById.get(product.id)?.title).toBe(product.name);
        expect([1, 2, 3]).toContain(quantity);
      }
      expect(order.shippingData.zipcode).toMatch(/^\d{5}$/);
      expect(order.shippingData.province).toMatch(/^[A-Z]{2}$/);
      expect(order.shippingData.email).toMatch(/^[a-z]+\.[a-z]+\d+@posta\.example$/);
    }
  });
});

test('the seed is the same for the same time, and complete for any time', () => {
  expect(buildSeed(NOW)).toEqual(seed);
  for (let days = 1; days < 900; days += 37) {
    const other = buildSeed(new Date(NOW.getTime() + days * DAY + days * 987_654));
    expect(other.feedback).toHaveLength(seed.feedback.length);
    expect(new Set(other.orders.map(({ stateOfOrder }) => stateOfOrder)).size).toBe(7);
  }
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
  const extra = surchargeCents(cents, order.orderPriority);
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
