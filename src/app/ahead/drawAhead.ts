import { imageUrl } from '../../config/environment';
import { segmentOf } from '../../config/segment';
import { centsFromEuro, formatCents } from '../../domain/money';
import { BLOCK, DRAWN_AHEAD } from '../../ui/drawnAhead';
import { MARKS, TEMPLATE_ID } from './marks';
import { readBeginning, type Beginning, type WireProduct } from './readBeginning';

/** How aria-setsize says so. */
const SIZE_UNKNOWN = '-1';

/** A product as far as its card shows it. */
type Shown = { id: string; title: string; price: number; fileName: string };

/**
 * Draws the home page with its first products as soon as they are there, while the application
 * is still on its way; that puts its own page in the place of this one. Draws nothing where
 * anything of them is not as it should be, which is for the application to judge; what comes
 * after them nobody knows yet. Throws what reading them throws.
 */
export async function drawAhead(catalogue: Promise<Response>): Promise<void> {
  const beginning = await readBeginning(catalogue, BLOCK);
  const root = beginning && (await wholeRoot());
  const template = document.getElementById(TEMPLATE_ID);
  if (!beginning || !root || !(template instanceof HTMLTemplateElement)) return;
  const page = template.content;
  if (!fillPage(page, beginning)) return;
  root.replaceChildren(page);
  root.setAttribute(DRAWN_AHEAD, '');
}

/** The place of the application, once it is there whole; the template stands before it. */
async function wholeRoot(): Promise<HTMLElement | null> {
  for (;;) {
    const root = document.getElementById('root');
    if (root?.nextElementSibling) return root;
    if (document.readyState !== 'loading') return null; // the page was broken off
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fillPage(page: DocumentFragment, { products, isWhole }: Beginning): boolean {
  const first = products.slice(0, BLOCK).map(toShown);
  if (first.length < 2 || !first.every((shown) => shown !== null)) return false;
  if (new Set(first.map(({ id }) => id)).size < first.length) return false;
  [...page.querySelectorAll('article')].forEach((card, index) => {
    const shown = first[index];
    card.setAttribute('aria-setsize', isWhole ? String(products.length) : SIZE_UNKNOWN);
    if (shown) fill(card, valuesOf(shown));
    else card.remove();
  });
  const count = page.querySelector('[role=status]');
  if (count && isWhole) fill(count, { [MARKS.count]: products.length.toLocaleString('it-IT') });
  else if (count) count.textContent = '';
  const categories = new Set(products.flatMap(({ category }) => category || []));
  const hasChoice = categories.size > 1 || (categories.size === 1 && !isWhole);
  if (!hasChoice) page.querySelector('form label:has(select)')?.remove();
  // What needs the application does nothing yet; links lead on by themselves.
  for (const part of page.querySelectorAll('button, input, select'))
    part.toggleAttribute('disabled', true);
  return true;
}

function toShown({ id, title, name, price, fileNames }: WireProduct): Shown | null {
  const called = title ?? name;
  const fileName: unknown = Array.isArray(fileNames) ? fileNames[0] : undefined;
  const isAsItShouldBe =
    (typeof id === 'number' || (typeof id === 'string' && id !== '')) &&
    typeof called === 'string' &&
    typeof price === 'number' &&
    Number.isFinite(price) &&
    typeof fileName === 'string' &&
    fileName !== '';
  return isAsItShouldBe ? { id: String(id), title: called, price, fileName } : null;
}

function valuesOf({ id, title, price, fileName }: Shown): Record<string, string> {
  return {
    [MARKS.id]: id,
    [MARKS.segment]: segmentOf(id),
    [MARKS.title]: title,
    [MARKS.price]: formatCents(centsFromEuro(price)),
    [MARKS.image]: imageUrl(fileName),
  };
}

// As attributes and text, never as markup: whatever a title says, it is only read.
function fill(part: Element | DocumentFragment, values: Record<string, string>): void {
  const fillIn = (text: Attr | Text) => {
    const { nodeValue } = text;
    if (!nodeValue?.includes('(')) return;
    text.nodeValue = nodeValue.replaceAll(/\(\w+\)/g, (mark) => values[mark] ?? mark);
  };
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (element instanceof Element) [...element.attributes].forEach(fillIn);
    if (element.firstChild instanceof Text) fillIn(element.firstChild);
  }
}
