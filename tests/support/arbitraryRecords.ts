import fc from 'fast-check';
import '#src/api/cart';
import '#src/api/feedback';
import '#src/api/orders';
import type { Admin, Feedback, Order, Product, ShippingData, Failure } from '#src/domain/types';
import type { OrderChange } from '#src/domain/orderChange';
import { detailsOf } from '#src/domain/product';
import { ORDER_STATES } from '#src/domain/orderState';
import type { OrderEvent } from '#src/domain/orderTimeline';
import { ORDER_PRIORITIES } from '#src/domain/priority';

export const text = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    'Anna',
    'Cliente 3',
    'Nome 1',
    'Anonimo',
    'constructor',
    'rosso@posta.example',
  ),
);
export const id = fc.oneof(
  fc.constantFrom('p1', 'p2', 'B2018-000001', 'constructor', 'toString', 'x@1@Anna', 'x@1@Bruno#2'),
  fc.string({ minLength: 1, maxLength: 6 }).filter((value) => value !== '__proto__'),
);
export const time = fc.integer({ min: 0, max: 2_000_000_000_000 });
const cents = fc.integer({ min: -100, max: 10_000_000 });
export const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
export const priority = fc.constantFrom(...ORDER_PRIORITIES);

export const shippingData: fc.Arbitrary<ShippingData> = fc.record({
  name: text,
  surname: text,
  address: text,
  civicNumber: text,
  city: text,
  province: text,
  zipcode: text,
  email: text,
  telephoneNumber: text,
});

export const product: fc.Arbitrary<Product> = fc.record(
  {
    id,
    title: text,
    priceCents: cents,
    fileNames: few(text),
    ...detailsOf({ text, wholeNumber: fc.nat() }),
  },
  { requiredKeys: ['id', 'title', 'priceCents', 'fileNames'] },
);

export const order: fc.Arbitrary<Order> = fc.record({
  orderNumber: id,
  placedAt: fc.option(time),
  state: fc.oneof(text, fc.constantFrom('SHIPPED', 'DELIVERED')),
  priority,
  shipper: text,
  shippingCode: text,
  lines: few(
    fc.record({
      productId: id,
      name: text,
      priceCents: cents,
      fileNames: few(text),
      quantity: fc.nat(),
    }),
  ),
  totalQuantities: fc.nat(),
  priorityCostCents: cents,
  totalCostCents: cents,
  shippingData,
});

export const feedback: fc.Arbitrary<Feedback> = fc.record(
  {
    id,
    buyerName: text,
    writtenAt: fc.option(time),
    stars: fc.nat(5),
    comment: text,
    images: few(text),
    productId: id,
    productTitle: text,
  },
  {
    requiredKeys: ['id', 'buyerName', 'writtenAt', 'stars', 'comment', 'images', 'productId'],
  },
);

export const admin: fc.Arbitrary<Admin> = fc.record({
  id,
  username: text,
  email: text,
  telephoneNumber: text,
});

export const failure: fc.Arbitrary<Failure> = fc.oneof(
  fc.constantFrom<Failure>({ kind: 'network' }, { kind: 'timeout' }, { kind: 'aborted' }),
  fc.record({ kind: fc.constant('http'), status: fc.nat(599), statusText: text, text }),
  fc.record({ kind: fc.constant('refused'), text }),
  fc.record({ kind: fc.constant('unreadable'), reason: text }),
);

export const change: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({ kind: fc.constant('state'), state: fc.constantFrom(...ORDER_STATES) }),
  fc.record({ kind: fc.constant('shipping'), shipper: text, shippingCode: text }),
);

export const orderEvent: fc.Arbitrary<OrderEvent> = fc.record({
  orderNumber: id,
  at: time,
  how: fc.constantFrom('read', 'changed'),
  state: text,
  shipper: text,
  shippingCode: text,
});
