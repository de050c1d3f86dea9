import { getResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OrderRecord, ProductRecord } from '#mocks/backend/records';
import { issueToken } from '#mocks/backend/tokens';
import { createMockBackend } from '#mocks/createMockBackend';
import type { Seed } from '#mocks/seed/buildSeed';
import type { Database } from '#mocks/storage/database';
import { sqliteDatabase } from '#mocks/storage/sqlite';
import { seedDatabase } from '#mocks/storage/seedDatabase';
import { API_HOST } from '#src/api/request';
import { wireProduct, wireShipping } from './apiSamples';

/** The browser's cart, as its cookie names it. */
export const CART = 'carrello';

const DAY_MS = 86_400_000;

function product(id: string, title: string, price: number, position: number): ProductRecord {
  return {
    ...wireProduct,
    id,
    name: `${title.toLowerCase()}-01`,
    title,
    description: `${title}, fatta a mano.`,
    price,
    fileNames: [`${id}-1.jpg`, `${id}-2.jpg`],
    position,
  };
}

function order(orderNumber: string, stateOfOrder: string, daysAgo: number): OrderRecord {
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  return {
    orderNumber,
    timestamp: at,
    stateOfOrder,
    orderPriority: 'STANDARD',
    shipper: '',
    shippingCode: '',
    productsInCart: [
      { product: { id: 'p1', name: 'Lampada', price: 49.9, fileNames: ['p1-1.jpg'] }, quantity: 2 },
    ],
    totalQuantities: 2,
    priorityCost: 0,
    totalCost: 99.8,
    shippingData: wireShipping,
    deliveredAt: stateOfOrder === 'DELIVERED' ? at : null,
  };
}

function records(): Seed {
  const admin = { telephoneNumber: '06 555', password: 'segreta', activationCode: 'codice' };
  return {
    products: [
      product('p1', 'Lampada', 49.9, 1),
      product('p2', 'Sedia', 120, 2),
      product('p3', 'Tavolo', 300, 3),
    ],
    orders: [order('PREP', 'IN_PREPARATION', 1), order('CONSEGNATO', 'DELIVERED', 5)],
    feedback: ['p1', 'p2'].map((productId) => ({
      id: `f-${productId}`,
      productId,
      orderNumber: 'VECCHIO',
      buyerName: 'Anna N.',
      timeStamp: '2025-03-10T18:05:00Z',
      stars: 4,
      feedbackS: 'Bella.',
      images: [],
    })),
    admins: [
      {
        ...admin,
        id: 'a1',
        username: 'giulia',
        email: 'giulia@bottega.example',
        stage: 'accepted',
        pendingEmail: 'nuova@bottega.example',
        pendingTelephoneNumber: '06 777',
      },
      {
        ...admin,
        id: 'a2',
        username: 'luca',
        email: 'luca@bottega.example',
        stage: 'accepted',
      },
      {
        ...admin,
        id: 'a3',
        username: 'sara',
        email: 'sara@bottega.example',
        stage: 'registered',
      },
      {
        ...admin,
        id: 'a4',
        username: 'tina',
        email: 'tina@bottega.example',
        stage: 'activated',
      },
    ],
  };
}

/** The calls that the backend has not answered yet. */
const underWay = new Set<Promise<Response>>();

/** Waits until the backend has answered every call that reached it. */
export async function callsAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** A small shop behind `fetch`, and the token of its administrator 'a1'. */
export type Backend = { database: Database; token: string };

/**
 * Puts a small shop of its own behind every call until `stopBackend`: products p1 to p3, of which p1 and p2 are in the
 * cart, orders PREP and CONSEGNATO of p1, feedback on p1 and p2, administrators a1 (logged in, with changes to confirm),
 * a2, a3 (to be activated) and a4 (to be accepted).
 */
export async function startBackend(): Promise<Backend> {
  const database = sqliteDatabase(':memory:');
  await seedDatabase(database, records);
  await database.write((tables) =>
    tables.put('carts', {
      id: CART,
      lines: [
        { productId: 'p1', quantity: 1 },
        { productId: 'p2', quantity: 2 },
      ],
      orderPriority: 'STANDARD',
      shippingData: wireShipping,
    }),
  );
  await database.write((tables) =>
    tables.put('resets', {
      code: 'reset',
      email: 'luca@bottega.example',
      expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
    }),
  );
  const { handlers } = createMockBackend({
    database,
    host: API_HOST,
    imageBase: 'https://immagini.test/',
    publicOrigin: 'https://bottega.test',
  });
  // Redux Toolkit warns here if its own checks are slow, which depends on the machine only.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    request.headers.set('cookie', `cartSession=${CART}`);
    const response = await getResponse(handlers, request);
    if (!response) throw new TypeError(`no one answers ${url}`);
    return response;
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answered = answer(url, init).finally(() => underWay.delete(answered));
    underWay.add(answered);
    return answered;
  });
  return { database, token: await issueToken('a1', new Date()) };
}

/** Starts a small shop for each test of a file. */
export function useBackend(): Backend {
  const backend = {} as Backend;
  beforeEach(async () => void Object.assign(backend, await startBackend()));
  afterEach(stopBackend);
  return backend;
}

/** Removes the small shop. */
export function stopBackend(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
