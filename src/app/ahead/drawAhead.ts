import { imageUrl } from '../../config/environment';
import { centsFromEuro, formatCents } from '../../domain/money';
import { DRAWN_AHEAD } from '../../ui/drawnAhead';
import { MARKS, TEMPLATE_ID } from './marks';

/** A product as the backend writes it, good or bad. */
type Wire = {
  id?: unknown;
  title?: unknown;
  name?: unknown;
  price?: unknown;
  fileNames?: unknown;
  category?: unknown;
};

/** A product as far as its card shows it. */
type Shown = { id: string; title: string; price: number; fileName: string };

/**
 * Draws the home page with its first products as soon as the catalogue is there, while the
 * application is still on its way; that puts its own page in the place of this one. Only what
 * it would draw too: not for staff, not where the address narrows the catalogue, and nothing at
 * all where anything is not as it should be, which is for the application to judge.
 */
export async function drawAhead(catalogue: Promise<Response | undefined> | undefined) {
  if (!catalogue || location.search !== '' || isForStaff()) return;
  const products = await readProducts(catalogue).catch(() => null);
  const root = document.getElementById('root');
  const template = document.getElementById(TEMPLATE_ID);
  const isUntouched = root?.querySelector(':scope > .boot') != null;
  if (!products || !(template instanceof HTMLTemplateElement) || !isUntouched) return;
  const page = template.content;
  if (!fillPage(page, products)) return;
  root.replaceChildren(page);
  root.setAttribute(DRAWN_AHEAD, '');
}

function isForStaff(): boolean {
  try {
    return localStorage.getItem('adminAuthToken') !== null;
  } catch {
    return false; // storage is blocked: nobody is logged in
  }
}

async function readProducts(catalogue: Promise<Response | undefined>): Promise<Wire[] | null> {
  const response = await catalogue;
  // The application reads the same answer.
  const body: unknown = response?.ok ? await response.clone().json() : null;
  return Array.isArray(body) ? body.map((product: unknown) => product ?? {}) : null;
}

function fillPage(page: DocumentFragment, products: Wire[]): boolean {
  const cards = [...page.querySelectorAll('article')];
  const first = products.slice(0, cards.length).map(toShown);
  if (first.length < 2 || !first.every((shown) => shown !== null)) return false;
  cards.forEach((card, index) => {
    const shown = first[index];
    card.setAttribute('aria-setsize', String(products.length));
    if (shown) fill(card, valuesOf(shown));
    else card.remove();
  });
  fill(page, { [MARKS.count]: products.length.toLocaleString('it-IT') });
  const categories = new Set(products.map(({ category }) => category || undefined));
  categories.delete(undefined);
  if (categories.size < 2) page.querySelector('form label:has(select)')?.remove();
  // What needs the application does nothing yet; links lead on by themselves.
  for (const part of page.querySelectorAll('button, input, select'))
    part.toggleAttribute('disabled');
  return true;
}

function toShown({ id, title, name, price, fileNames }: Wire): Shown | null {
  const called = title ?? name;
  const fileName: unknown = Array.isArray(fileNames) ? fileNames[0] : undefined;
  const isAsItShouldBe =
    (typeof id === 'string' || typeof id === 'number') &&
    typeof called === 'string' &&
    typeof price === 'number' &&
    typeof fileName === 'string' &&
    fileName !== '';
  return isAsItShouldBe ? { id: String(id), title: called, price, fileName } : null;
}

function valuesOf({ id, title, price, fileName }: Shown): Record<string, string> {
  return {
    [MARKS.id]: id,
    [MARKS.segment]: encodeURIComponent(id),
    [MARKS.title]: title,
    [MARKS.price]: formatCents(centsFromEuro(price)),
    [MARKS.image]: imageUrl(fileName),
  };
}

// As attributes and text, never as markup: whatever a title says, it is only read.
function fill(part: Element | DocumentFragment, values: Record<string, string>): void {
  const filled = (text: string) => text.replaceAll(/\(\w+\)/g, (mark) => values[mark] ?? mark);
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (element instanceof Element) {
      for (const attribute of element.attributes) attribute.value = filled(attribute.value);
    }
    const text = element.firstChild;
    if (text instanceof Text) text.data = filled(text.data);
  }
}
