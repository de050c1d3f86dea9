import { emptyCart, pictureOf, productsOf } from './catalogue.ts';
import { answer, listen, type Answer, type Server } from './servers.ts';

const IMAGES = '/images/';

/** Pictures made before they are asked for: those of the first pages. */
const DRAWN_AHEAD = 100;

export type DataServer = Server & {
  /** From now on the catalogue has so many products. */
  serve: (products: number) => void;
  /** From now on these are all orders. */
  serveOrders: (orders: readonly unknown[]) => void;
};

/** The reads of the home page and of the list of orders, and the image host. */
export async function startDataServer(): Promise<DataServer> {
  const catalogues = new Map<number, Answer>();
  const pictures = new Map<string, Answer>();
  const cart = json(emptyCart());
  let count = 0;
  let orders = json([]);
  const orderLists = new Map<readonly unknown[], Answer>();

  const server = await listen(
    (path) => {
      if (path === '/insertion/getAll') return catalogues.get(count);
      if (path === '/cart/get') return cart;
      if (path === '/order/getAll') return orders;
      return path.startsWith(IMAGES) ? picture(path) : undefined;
    },
    (origin) => ({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'BearerToken, Content-Type',
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

  return {
    ...server,
    serve: (products) => {
      count = products;
      if (catalogues.has(products)) return;
      const catalogue = productsOf(products);
      catalogues.set(products, json(catalogue));
      for (const { fileNames } of catalogue.slice(0, DRAWN_AHEAD)) picture(IMAGES + fileNames[0]);
    },
    serveOrders: (all) => {
      orders = orderLists.get(all) ?? json(all);
      orderLists.set(all, orders);
    },
  };
}

function json(value: unknown): Answer {
  return answer('application/json', JSON.stringify(value));
}
