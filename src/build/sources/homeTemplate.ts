import { parseProductFast } from '../../api/parsers/fastParsers';
import { CATALOGUE_PATH } from '../../config/offline';
import { replaceImages } from '../../config/environment';
import { PATHS } from '../../config/paths';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import { PRODUCT_DETAILS } from '../../domain/product';
import type { Product } from '../../domain/types';
import { home } from '../../features/catalogue/catalogue.texts';
import { cardTexts } from '../../prerender/cardTexts';
import { tokenOf } from '../../prerender/templates';
import { makeStore } from '../../store/makeStore';
import { fillStore, renderPage, type RenderedPage } from './renderPage';
import { tokenize } from './renderPage';

/** Two categories, so that the page offers a choice. */
const categoryOf = (card: number) => `(category${card % 2})`;

/** The cards' products: sold out, so that the template says so. Each text of a card differs from all others. */
const SAMPLES = Array.from({ length: CARDS_PER_CHUNK }, (_, card) => ({
  ...Object.fromEntries(Object.keys(PRODUCT_DETAILS).map((field) => [field, tokenOf(field)])),
  // As a segment of an address it is encoded.
  id: `ïd${card}-`,
  title: tokenOf('title'),
  price: 123.45,
  fileNames: ['picture'],
  stock: 0,
  category: categoryOf(card),
}));

/**
 * Renders the home page as the application does, with tokens instead of its products: the template
 * of index.html. Runs in the build.
 */
export async function renderHomeTemplate(): Promise<RenderedPage> {
  replaceImages(() => tokenOf('image'));
  const store = makeStore();
  await fillStore(store, CATALOGUE_PATH, SAMPLES);
  const { markup, styles } = renderPage(store, PATHS.home);
  return { markup: withTokens(markup), styles };
}

function withTokens(markup: string): string {
  const count = home.count(CARDS_PER_CHUNK, CARDS_PER_CHUNK);
  let text = markup.replaceAll(count, count.replace(/\d+/, tokenOf('count')));
  for (const sample of SAMPLES) {
    text = tokenize(text, cardTexts(parseProductFast(sample) as Product));
    text = text.replaceAll(`<option>${sample.category}</option>`, '');
  }
  return withoutRepeats(text);
}

/** Leaves one card of each kind, with the position of the first. */
function withoutRepeats(markup: string): string {
  const kinds = new Set<string>();
  return markup.replaceAll(/<article.*?<\/article>/gs, (card) => {
    const kind = card.replace(/ aria-posinset="\d+"/, '');
    if (kinds.has(kind)) return '';
    kinds.add(kind);
    return card;
  });
}
