import { CART_PATH } from '../config/firstReads';
import { parseProductFast } from '../api/parsers/fastParsers';
import { PATHS, pathTo } from '../config/paths';
import { readPrefetched } from './readPrefetched';
import { showScreenOf } from './showScreen';

type CartProduct = { id: string; title: string };

/** Resolves when the app may start: the cart's static parts are shown. */
export const painted = showScreenOf(readProducts(), showProducts).catch(() => {});

/** Returns [] if the app would reject the cart, or merge two of its lines. */
async function readProducts(): Promise<CartProduct[]> {
  const body = (await readPrefetched(CART_PATH)) as Partial<WireCart> | null;
  const products = new Map<string, CartProduct>();
  const lines: unknown = body?.productAndquantity;
  for (const line of Array.isArray(lines) ? (lines as unknown[]) : []) {
    const { product, quantity } = (line ?? {}) as Partial<WireLine>;
    const plain = parseProductFast(product);
    const isCounted = Number.isInteger(quantity) && Number(quantity) > 0;
    if (!plain || !isCounted || products.has(plain.id)) return [];
    products.set(plain.id, plain);
  }
  return [...products.values()];
}

type WireCart = { productAndquantity: unknown };
type WireLine = { product: unknown; quantity: unknown };

/**
 * Puts the titles into the skeleton's lines; before the first paint the number of lines is adjusted to the products.
 */
function showProducts(main: Element, products: CartProduct[], isPainted: boolean): boolean {
  const [line] = linesOf(main);
  if (!line || products.length === 0) return false;
  if (!isPainted) line.parentElement?.replaceChildren(...products.map(() => line.cloneNode(true)));
  for (const [index, shown] of linesOf(main).entries()) {
    const product = products[index];
    const link = shown.querySelector('a');
    if (!link || !product) continue;
    link.href = pathTo(PATHS.product, { id: product.id });
    link.textContent = product.title;
  }
  return true;
}

const linesOf = (main: Element) => [...main.querySelectorAll('[data-slot=cart-line]')];
