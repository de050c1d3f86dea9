import { CART_CALL } from '../api/prefetchedResponses';
import { parseProductFast } from '../api/parsers/fastParsers';
import { bodyOfReply } from '../api/parsers/reply';
import { API_HOST } from '../api/request';
import { PATHS, pathTo } from '../config/paths';
import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';
import { showScreen } from './showScreen';

/** The id and title of each product in the cart. */
let products: [id: string, title: string][] = [];
const read = readProducts().then((found) => {
  products = found;
});

/** Resolves when the application may start: what the cart shows of itself is there. */
export const painted = showScreen(makeLines).catch(() => {});

// A response that comes after the paint fills the lines that are shown, until the application takes over.
void Promise.all([read, painted]).then(() => {
  const main = document.querySelector(`[${PRERENDER_ATTRIBUTE}] main`);
  if (main) fillLines(main);
});

/** Returns none where the application would refuse the cart, or make one line of two. */
async function readProducts(): Promise<typeof products> {
  const reply = await globalThis.prefetchedResponses?.[API_HOST + CART_CALL]?.catch(
    () => undefined,
  );
  const body = reply?.status === 200 ? (bodyOfReply(reply) as Partial<WireCart> | null) : null;
  const titles = new Map<string, string>();
  const lines: unknown = body?.productAndquantity;
  for (const line of Array.isArray(lines) ? (lines as unknown[]) : []) {
    const { product, quantity } = (line ?? {}) as Partial<WireLine>;
    const plain = parseProductFast(product);
    const isCounted = Number.isInteger(quantity) && Number(quantity) > 0;
    if (!plain || !isCounted || titles.has(plain.id)) return [];
    titles.set(plain.id, plain.title);
  }
  return [...titles];
}

type WireCart = { productAndquantity: unknown };
type WireLine = { product: unknown; quantity: unknown };

/** Gives the skeleton as many lines as the cart has, with their titles. */
function makeLines(main: Element): void {
  const [line] = linesOf(main);
  if (!line || products.length === 0) return;
  line.parentElement?.replaceChildren(...products.map(() => line.cloneNode(true)));
  fillLines(main);
}

/** Puts the titles into the lines that are there, whose number stays. */
function fillLines(main: Element): void {
  for (const [index, line] of linesOf(main).entries()) {
    const [id, title] = products[index] ?? [];
    const link = line.querySelector('a');
    if (!link || link.hasAttribute('href') || id === undefined || title === undefined) continue;
    link.href = pathTo(PATHS.product, { id });
    link.textContent = title;
  }
}

const linesOf = (main: Element) => [...main.querySelectorAll('[role=status] > div > div')];
