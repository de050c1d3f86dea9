import { CART_CALL } from '../api/prefetchedResponses';
import { bodyOfReply } from '../api/parsers/reply';
import { API_HOST } from '../api/request';
import { PATHS, pathTo } from '../config/paths';
import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';
import { showScreen } from './showScreen';

/** Of each product in the cart the id and the title. */
let products: [id: string, title: string][] = [];
const read = readProducts().then((found) => {
  products = found;
});

/** Resolves when the application may start: what the cart shows of itself is there. */
export const painted = showScreen(makeLines).catch(() => {});

// What comes after that paint is added, as long as the application is not there.
void Promise.all([read, painted]).then(() => {
  const main = document.querySelector(`[${PRERENDER_ATTRIBUTE}] main`);
  if (main) fillLines(main);
});

/** Returns none where the cart is not written as in the specification (section 3), or has a product twice. */
async function readProducts(): Promise<typeof products> {
  const reply = await globalThis.prefetchedResponses?.[API_HOST + CART_CALL]?.catch(
    () => undefined,
  );
  const body = reply?.status === 200 ? (bodyOfReply(reply) as Partial<WireCart> | null) : null;
  const lines: unknown = body?.productAndquantity;
  if (!Array.isArray(lines) || !lines.every(isPlain)) return [];
  const found = new Map(lines.map(({ product }) => [String(product.id), product.name]));
  return found.size === lines.length ? [...found] : [];
}

type WireCart = { productAndquantity: unknown };
type WireLine = { product: { id: string | number; name: string }; quantity: number };

function isPlain(line: unknown): line is WireLine {
  const { product, quantity } = (line ?? {}) as Partial<WireLine>;
  const { id, name, title } = (product ?? {}) as Partial<WireLine['product']> & { title?: unknown };
  const isKnown = typeof id === 'string' || typeof id === 'number';
  return isKnown && typeof name === 'string' && title === undefined && Number(quantity) > 0;
}

/** Gives the skeleton as many lines as the cart has, with their titles. */
function makeLines(main: Element): void {
  const [line] = linesOf(main);
  if (!line || products.length === 0) return;
  line.parentElement?.replaceChildren(...products.map(() => line.cloneNode(true)));
  fillLines(main);
}

/** Puts the titles into the lines that are there: what people see already stays where it is. */
function fillLines(main: Element): void {
  for (const [index, line] of linesOf(main).entries()) {
    const [id, title] = products[index] ?? [];
    const link = line.querySelector('a');
    if (!link || id === undefined || title === undefined) continue;
    link.href = pathTo(PATHS.product, { id });
    link.textContent = title;
  }
}

const linesOf = (main: Element) => [...main.querySelectorAll('[role=status] > div > div')];
