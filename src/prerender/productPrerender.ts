import { boot } from '../api/boot';
import { parseProductFast } from '../api/parsers/fastParsers';
import type { Product } from '../domain/types';
import { API_HOST } from '../api/request';
import { gallery } from '../components/gallery.texts';
import { PRODUCT_PATH } from '../config/offline';
import { addToCart } from '../features/cart/addToCart.texts';
import { isSoldOut } from '../domain/stock';
import { readPrefetched } from './readPrefetched';
import { showScreen } from './showScreen';
import { cardTexts } from './cardTexts';
import { fillTokens } from './templates';

const read = readPrefetched(callFor(PRODUCT_PATH));

/** Resolves when the app may start: the product's title, pictures and price are shown, or left to the app. */
export const painted = showScreen(async (main) => {
  const product = parseProductFast(await read);
  if (!product || !fillMain(main, product)) return null;
  if (isSoldOut(product)) disablePurchase(main);
  return 'content';
}).catch(() => {});

/** Returns index.html's call with its parameters. */
function callFor(path: string): string {
  const urls = Object.keys(boot.responses ?? {});
  return urls.find((url) => url.startsWith(API_HOST + path))?.slice(API_HOST.length) ?? '';
}

/** Returns false if there is no picture or title: the app shows placeholders instead. */
function fillMain(main: Element, product: Product): boolean {
  const texts = cardTexts(product);
  if (texts.image === '' || texts.title === '') return false;
  const count = product.fileNames.length;
  fillGallery(main, count);
  fillTokens(main, { ...texts, count: String(count) });
  return true;
}

/** The template has two pictures: one thumbnail each, and no thumbnails for a single picture. */
function fillGallery(main: Element, count: number): void {
  const [chosen, other] = main.querySelectorAll('section [aria-current]');
  const thumbnails = chosen?.parentElement;
  if (count > 1) {
    for (let number = 2; number <= count; number += 1) {
      const thumbnail = other?.cloneNode(true) as Element;
      thumbnail.ariaLabel = gallery.show(number);
      other?.before(thumbnail);
    }
    return other?.remove();
  }
  main.querySelector('section [aria-live]')?.parentElement?.remove();
  thumbnails?.remove();
  for (const label of [gallery.previous, gallery.next])
    main.querySelector(`section [aria-label="${label}"]`)?.parentElement?.remove();
}

/** A press would be held for the app, which disables these buttons. */
function disablePurchase(main: Element): void {
  for (const button of main.querySelectorAll('button')) {
    if (button.textContent !== addToCart.add && button.textContent !== addToCart.buy) continue;
    button.disabled = true;
    button.classList.add('Mui-disabled');
  }
}
