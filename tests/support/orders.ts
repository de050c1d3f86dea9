import type { OrderRecord } from '#mocks/backend/records';
import { issueToken } from '#mocks/backend/tokens';
import type { Seed } from '#mocks/seed/buildSeed';

/** The number of the order in the tests of the order's screens. */
export const NUMBER = 'B2018-PROVA';
export const BEAR = 'Orsacchiotto Bruno';
export const CHESS = 'Scacchi Staunton';

export const SHIPPING = {
  name: 'Maria',
  surname: 'Bianchi',
  address: 'Via Appia',
  civicNumber: '12/A',
  city: 'Roma',
  province: 'RM',
  zipcode: '00184',
  email: 'maria@posta.example',
  telephoneNumber: '+39 333 1234567',
};

const ORDER: OrderRecord = {
  orderNumber: NUMBER,
  timestamp: '2026-03-02T09:30:00.000Z',
  stateOfOrder: 'IN_PREPARATION',
  orderPriority: 'PRIORITARIO',
  shipper: '',
  shippingCode: '',
  productsInCart: [
    { product: { id: '101', name: BEAR, price: 24.9, fileNames: [] }, quantity: 2 },
    { product: { id: '103', name: CHESS, price: 50.2, fileNames: [] }, quantity: 1 },
  ],
  totalQuantities: 3,
  priorityCost: 20,
  totalCost: 120,
  shippingData: SHIPPING,
  deliveredAt: null,
};

/** Adds the order to the shop, with some fields changed. */
export function withOrder(fields: Partial<OrderRecord> = {}): (seed: Seed) => void {
  return (seed) => void seed.orders.push({ ...ORDER, ...fields });
}

/** Adds the order, delivered a day ago. */
export function deliveredOrder(): (seed: Seed) => void {
  const deliveredAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
  return withOrder({ stateOfOrder: 'DELIVERED', deliveredAt });
}

/** Returns a token of the seed's first administrator. */
export function adminToken(): Promise<string> {
  return issueToken('1', new Date());
}

/** The beginning of a PNG, by which it is recognized. */
export const pngBytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Returns a file as a user picks it. */
export function pngFile(name = 'foto.png'): File {
  return new File([new Uint8Array(pngBytes)], name, { type: 'image/png' });
}
export function jpegFile(name = 'foto.jpg'): File {
  return new File([new Uint8Array(JPEG)], name, { type: 'image/jpeg' });
}
