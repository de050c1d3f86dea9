import { getResponse } from 'msw';
import { beforeEach, expect } from 'vitest';
import type {
  AdminRecord,
  MailRecord,
  OrderRecord,
  ProductRecord,
} from '../../mocks/backend/records';
import { createMockBackend } from '../../mocks/createMockBackend';
import type { FaultSource } from '../../mocks/faults';
import { sqliteDatabase } from '../../mocks/storage/sqlite';
import { seedDatabase } from '../../mocks/storage/seedDatabase';
import { wireProduct } from '../support/apiSamples';
import { SHIPPING } from '../support/orders';

export const HOST = 'https://api.shop.test';
const NOW = '2026-11-20T10:00:00.000Z';

export type CallOptions = { query?: Record<string, string>; json?: unknown; form?: FormData };

/** Opens a small shop in memory whose clock the test sets, with browsers that call it. */
export async function openShop(faults?: FaultSource) {
  let now = new Date(NOW);
  const database = sqliteDatabase(':memory:');
  await seedDatabase(database, smallSeed);
  const { handlers } = createMockBackend({
    database,
    host: HOST,
    imageBase: `${HOST}/images/`,
    publicOrigin: 'https://shop.test',
    now: () => now,
    ...(faults ? { faults } : {}),
  });

  /** Returns a browser with its own cookies and token. */
  function browser() {
    let cookie = '';
    let token: string | null = null;

    async function call(method: string, path: string, options: CallOptions = {}) {
      const url = new URL(`${HOST}${path}`);
      for (const [name, value] of Object.entries(options.query ?? {})) {
        url.searchParams.set(name, value);
      }
      const headers = new Headers();
      if (cookie) headers.set('cookie', cookie);
      if (token !== null) headers.set('BearerToken', token);
      if (options.json !== undefined) headers.set('content-type', 'application/json');
      const body =
        options.form ?? (options.json === undefined ? null : JSON.stringify(options.json));
      const response = await getResponse(handlers, new Request(url, { method, headers, body }));
      if (!response) throw new Error(`No handler for ${method} ${path}`);
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    }

    return {
      call,
      useToken: (text: string | null) => {
        token = text;
      },
      async text(method: string, path: string, options?: CallOptions) {
        const response = await call(method, path, options);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch('text/plain');
        return response.text();
      },
      async json(method: string, path: string, options?: CallOptions) {
        const response = await call(method, path, options);
        expect(response.status).toBe(200);
        return response.json();
      },
      async status(method: string, path: string, options?: CallOptions) {
        return (await call(method, path, options)).status;
      },
      async logIn(email = 'admin@bottega2018.example', password = 'bottega2018') {
        const response = await call('POST', '/access/login', { json: { email, password } });
        token = response.headers.get('BearerToken');
        return token;
      },
    };
  }

  return {
    database,
    handlers,
    browser,
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    mails: (): Promise<MailRecord[]> => browser().json('GET', '/demo/mails'),
    stockOf: async (id: string) =>
      (await database.read((tables) => tables.get('products', id)))?.stock,
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
export type Browser = ReturnType<Shop['browser']>;

/** Opens a small shop for each test of a file, with a shopper and an administrator who has logged in. */
export function useShop() {
  const used = { shop: {} as Shop, shopper: {} as Browser, admin: {} as Browser };
  beforeEach(async () => {
    Object.assign(used.shop, await openShop());
    Object.assign(used.shopper, used.shop.browser());
    Object.assign(used.admin, used.shop.browser());
    await used.admin.logIn();
  });
  return used;
}

/** Fills the cart, checks out and pays. Returns the order number. */
export async function buy(browser: Browser, productId = 'lampada', quantity = 1): Promise<string> {
  await browser.text('POST', `/cart/add/${productId}/${quantity}`);
  const payment = await checkOut(browser);
  const { redirect } = await browser.json('POST', `/demo/payments/${payment}/pay`);
  return new URL(redirect, HOST).searchParams.get('orderNumber') ?? '';
}

/** Checks out at the right amount. Returns the payment's id. */
export async function checkOut(browser: Browser): Promise<string> {
  const cart = await browser.json('GET', '/cart/get');
  const page = await browser.text('POST', '/payment/checkout', {
    json: { cartId: cart.id, shippingData: SHIPPING, totalAmount: totalOf(cart) },
  });
  return new URL(page).searchParams.get('payment') ?? '';
}

function totalOf(cart: {
  productAndquantity: { product: { price: number }; quantity: number }[];
}): number {
  const sum = cart.productAndquantity.reduce(
    (total, { product, quantity }) => total + Math.round(product.price * 100) * quantity,
    0,
  );
  return sum / 100;
}

/** Returns a multipart body; a list becomes a repeated field. */
export function form(fields: Record<string, string | File | (string | File)[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one);
  }
  return data;
}

/** The first bytes, by which these types are recognised. */
const SIGNATURES: Record<string, number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3],
};

/** Returns the bytes of an image of that type. */
export function photoBytes(type: string): number[] {
  return SIGNATURES[type] ?? [1, 2, 3];
}

export function photo(name = 'foto.png', type = 'image/png'): File {
  return new File([new Uint8Array(photoBytes(type))], name, { type });
}

function smallSeed() {
  return {
    products: [product('lampada', 19.9, 5, 2), product('tazza', 8.35, 20, 1)],
    orders: [oldOrder()],
    feedback: [],
    admins: [
      admin('1', 'giulia.ferri', 'admin@bottega2018.example'),
      admin('2', 'paolo.riva', 'paolo@bottega2018.example'),
    ],
  };
}

function product(id: string, price: number, stock: number, position: number): ProductRecord {
  return {
    ...wireProduct,
    id,
    name: id,
    title: `Bella ${id}`,
    price,
    stock,
    fileNames: [`${id}-1.svg`, `${id}-2.svg`],
    position,
  };
}

function admin(id: string, username: string, email: string): AdminRecord {
  return {
    id,
    username,
    email,
    telephoneNumber: '+39 06 5550 2018',
    password: 'bottega2018',
    stage: 'accepted',
    activationCode: `attiva-${id}`,
  };
}

/** Returns the order that the small shop has from the start. */
export function oldOrder(): OrderRecord {
  return {
    orderNumber: 'B2018-VECCHIO',
    timestamp: '2026-01-10T09:00:00.000Z',
    stateOfOrder: 'SHIPPED',
    orderPriority: 'STANDARD',
    shipper: 'Corriere',
    shippingCode: 'X1',
    productsInCart: [
      {
        product: { id: 'tazza', name: 'Bella tazza', price: 8.35, fileNames: ['tazza-1.svg'] },
        quantity: 2,
      },
    ],
    totalQuantities: 2,
    priorityCost: 0,
    totalCost: 16.7,
    shippingData: SHIPPING,
    deliveredAt: null,
  };
}
