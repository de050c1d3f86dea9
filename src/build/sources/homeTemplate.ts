import { CATALOGUE_CALL } from '../../config/offline';
import { replaceImages } from '../../config/environment';
import { PATHS, pathTo } from '../../config/paths';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import { PRODUCT_DETAILS } from '../../domain/product';
import { formatCents } from '../../domain/money';
import { home } from '../../features/catalogue/home.texts';
import { TEMPLATE_TOKENS } from '../../prerender/templates';
import { makeStore } from '../../store/makeStore';
import { fillStore, renderPage } from './renderPage';

const PRICE = 123.45;

const addressOf = (id: string) => pathTo(PATHS.product, { id });
const idOf = (card: number) => `(id${card})`;
const categoryOf = (card: number) => `(category${card % 2})`;

/**
 * Renders the home page as the application does, with tokens instead of its products: the template
 * of index.html. Runs in the build.
 */
export async function renderHomeTemplate(): Promise<string> {
  replaceImages(() => TEMPLATE_TOKENS.image);
  const store = makeStore();
  const catalogue = Array.from({ length: CARDS_PER_CHUNK }, (_, card) => ({
    ...Object.fromEntries(Object.keys(PRODUCT_DETAILS).map((field) => [field, `(${field})`])),
    stock: undefined,
    id: idOf(card),
    title: TEMPLATE_TOKENS.title,
    price: PRICE,
    fileNames: ['picture'],
    // Two categories, so that the page offers a choice.
    category: categoryOf(card),
  }));
  await fillStore(store, CATALOGUE_CALL, catalogue);
  const { markup, styles } = renderPage(store, PATHS.home);
  if (styles !== '') throw new Error('The home page has styles of MUI.');
  return tokenize(markup);
}

function tokenize(markup: string): string {
  let text = markup
    .replaceAll(formatCents(PRICE * 100), TEMPLATE_TOKENS.price)
    .replaceAll(
      home.count(CARDS_PER_CHUNK, CARDS_PER_CHUNK),
      home.count(CARDS_PER_CHUNK, CARDS_PER_CHUNK).replace(/\d+/, TEMPLATE_TOKENS.count),
    );
  for (let card = 0; card < CARDS_PER_CHUNK; card += 1) {
    text = text
      .replaceAll(addressOf(idOf(card)), addressOf(TEMPLATE_TOKENS.segment))
      .replaceAll(idOf(card), TEMPLATE_TOKENS.id)
      .replaceAll(`<option>${categoryOf(card)}</option>`, '');
  }
  return text;
}
