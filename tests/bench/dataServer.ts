import { emptyCart, pictureOf, productsOf } from './catalogue.ts';
import { answer, listen, type Answer, type Server } from './servers.ts';

const IMAGES = '/images/';

/** Pictures made before they are asked for: those of the first pages. */
const DRAWN_AHEAD = 100;

/** The two reads of the home page, and the image host. */
export async function startDataServer(): Promise<Server & { serve: (products: number) => void }> {
  const catalogues = new Map<number, Answer>();
  const pictures = new Map<string, Answer>();
  const cart = json(emptyCart());
  let count = 0;

  const server = await listen(
    (path) => {
      if (path === '/insertion/getAll') return catalogues.get(count);
      if (path === '/cart/get') return cart;
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
    /** From now on the catalogue has so many products. */
    serve: (products) => {
      count = products;
      if (catalogues.has(products)) return;
      const catalogue = productsOf(products);
      catalogues.set(products, json(catalogue));
      for (const { fileNames } of catalogue.slice(0, DRAWN_AHEAD)) picture(IMAGES + fileNames[0]);
    },
  };
}

function json(value: unknown): Answer {
  return answer('application/json', JSON.stringify(value));
}
