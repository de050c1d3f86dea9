import { drawPictures } from '../../config/environment';
import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import { CATALOGUE_CALL } from '../../domain/offline';
import { makeStore } from '../../store/makeStore';
import { home } from '../../features/catalogue/home.texts';
import { BLOCK } from '../../config/prerenderState';
import { MARKS } from '../../prerender/templateTokens';
import { answer, pageMarkup } from './renderPage';

const PRICE = 123.45;

const addressOf = (id: string) => pathTo(PATHS.product, { id });
const idOf = (card: number) => `(id${card})`;
const categoryOf = (card: number) => `(category${card % 2})`;

/**
 * The home page as the application draws it, with marks in the place of what the products have
 * of their own: the markup of the template in index.html. Runs while the shop is built.
 */
export async function homeMarkup(): Promise<string> {
  drawPictures(() => MARKS.image);
  const store = makeStore();
  const catalogue = Array.from({ length: BLOCK }, (_, card) => ({
    id: idOf(card),
    title: MARKS.title,
    price: PRICE,
    fileNames: ['picture'],
    // Two of them, so that there is a choice.
    category: categoryOf(card),
  }));
  await answer(store, CATALOGUE_CALL, catalogue);
  return marked(pageMarkup(store, PATHS.home));
}

function marked(markup: string): string {
  let text = markup
    .replaceAll(formatCents(PRICE * 100), MARKS.price)
    .replaceAll(home.count(BLOCK, BLOCK), home.count(BLOCK, BLOCK).replace(/\d+/, MARKS.count));
  for (let card = 0; card < BLOCK; card += 1) {
    text = text
      .replaceAll(addressOf(idOf(card)), addressOf(MARKS.segment))
      .replaceAll(idOf(card), MARKS.id)
      .replaceAll(`<option>${categoryOf(card)}</option>`, '');
  }
  return text;
}
