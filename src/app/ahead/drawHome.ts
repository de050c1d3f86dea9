import { imageUrl } from '../../config/environment';
import { segmentOf } from '../../config/segment';
import { centsFromEuro, formatCents } from '../../domain/money';
import { BLOCK, cardsOf, DRAWN_CARDS } from '../../ui/drawnAhead';
import { MARKS, TEMPLATES } from './marks';
import { fill, pageOf, show, wholeRoot } from './page';
import { readBeginning, type Beginning, type WireProduct } from './readBeginning';

/** How aria-setsize says so. */
const SIZE_UNKNOWN = '-1';

/** A product as far as its card shows it. */
type Shown = { id: string; title: string; priceCents: number; fileNames: [string] };

/**
 * Draws the home page with its first products as soon as they are there, while the application
 * is still on its way; that takes this page over (`takeOver.ts`). Draws nothing where
 * anything of them is not as it should be, which is for the application to judge; what comes
 * after them nobody knows yet. Throws what reading them throws.
 */
export async function drawHome(catalogue: Promise<Response>): Promise<void> {
  const beginning = await readBeginning(catalogue, BLOCK);
  const root = beginning && (await wholeRoot());
  const page = pageOf(TEMPLATES.home);
  const shown = page && beginning && fillPage(page, beginning);
  if (!root || !shown) return;
  root.setAttribute(DRAWN_CARDS, cardsOf(shown));
  show(root, page, 'list');
}

/** Gives the products on the cards; null where they are not as they should be. */
function fillPage(page: DocumentFragment, { products, isWhole }: Beginning): Shown[] | null {
  const first = products.slice(0, BLOCK).map(toShown);
  if (first.length < 2 || !first.every((shown) => shown !== null)) return null;
  if (new Set(first.map(({ id }) => id)).size < first.length) return null;
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
  return first;
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
  if (!isAsItShouldBe) return null;
  return {
    id: String(id),
    title: called,
    priceCents: centsFromEuro(price),
    fileNames: [fileName],
  };
}

function valuesOf({ id, title, priceCents, fileNames }: Shown): Record<string, string> {
  return {
    [MARKS.id]: id,
    [MARKS.segment]: segmentOf(id),
    [MARKS.title]: title,
    [MARKS.price]: formatCents(priceCents),
    [MARKS.image]: imageUrl(fileNames[0]),
  };
}
