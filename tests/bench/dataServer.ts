import { setTimeout as pause } from 'node:timers/promises';
import { emptyCart, pictureOf, productsOf } from './catalogue.ts';
import type { WireOrder } from './orders.ts';
import { answer, listen, type Answer, type Server } from './servers.ts';

const IMAGES = '/images/';
const ORDER = '/order/get/';
const STATE = '/order/orderState/';

/** How long a call about one order takes, in milliseconds. */
const ORDER_MS = 20;

/** The number of products whose pictures are made before the first request. */
const PREPARED_PICTURES = 100;

export type DataServer = Server & {
  /** Gives the catalogue this many products. */
  serve: (products: number) => void;
  serveOrders: (orders: readonly WireOrder[]) => void;
};

/** The reads of the home page, the list of orders and an order, its change of state, a logout, and the image host. */
export async function startDataServer(): Promise<DataServer> {
  const catalogues = new Map<number, Answer>();
  const pictures = new Map<string, Answer>();
  const cart = json(emptyCart());
  let count = 0;
  let orders: Answer | null = json([]);
  let byNumber = new Map<string, WireOrder>();
  const orderLists = new Map<readonly WireOrder[], Answer>();

  const server = await listen(
    (path, query) => {
      if (path === '/insertion/getAll') return catalogues.get(count);
      if (path === '/cart/get') return cart;
      if (path === '/order/getAll') return (orders ??= json([...byNumber.values()]));
      if (path.startsWith(ORDER)) return orderWith(path.slice(ORDER.length));
      if (path.startsWith(STATE)) return orderWith(path.slice(STATE.length), query);
      if (path === '/admin/logout') return json(null);
      return path.startsWith(IMAGES) ? picture(path) : undefined;
    },
    (origin) => ({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'BearerToken, Content-Type',
      'Access-Control-Allow-Methods': 'GET, PATCH, DELETE',
      'Access-Control-Expose-Headers': 'BearerToken',
      'Timing-Allow-Origin': '*',
      Vary: 'Origin',
    }),
  );

  function picture(path: string): Answer {
    const known = pictures.get(path) ?? answer('image/png', pictureOf(path));
    pictures.set(path, known);
    return known;
  }

  async function orderWith(orderNumber: string, changes = new URLSearchParams()): Promise<Answer> {
    await pause(ORDER_MS);
    const order = { ...byNumber.get(orderNumber), ...Object.fromEntries(changes) };
    byNumber.set(orderNumber, order as WireOrder);
    if (changes.size > 0) orders = null;
    return { type: 'application/json', plain: Buffer.from(JSON.stringify(order)) };
  }

  return {
    ...server,
    serve: (products) => {
      count = products;
      if (catalogues.has(products)) return;
      const catalogue = productsOf(products);
      catalogues.set(products, json(catalogue));
      for (const { fileNames } of catalogue.slice(0, PREPARED_PICTURES))
        picture(IMAGES + fileNames[0]);
    },
    serveOrders: (all) => {
      const list = orderLists.get(all) ?? json(all);
      orderLists.set(all, list);
      orders = list;
      byNumber = new Map(all.map((order) => [order.orderNumber, order]));
    },
  };
}

function json(value: unknown): Answer {
  return answer('application/json', JSON.stringify(value));
}
