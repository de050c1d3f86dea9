import { parseProductFast, type ProductCardData } from '../api/parsers/fastParsers';
import { bodyOfReply } from '../api/parsers/reply';
import { API_HOST } from '../api/request';
import { gallery } from '../components/gallery.texts';
import { imageUrl } from '../config/environment';
import { PRODUCT_CALL } from '../config/offline';
import { addToCart } from '../features/cart/addToCart.texts';
import { formatCents } from '../domain/money';
import { applyTemplateStyles } from './templateStyles';
import {
  TEMPLATE_TOKENS,
  TEMPLATES,
  fillTokens,
  nextPaint,
  showPage,
  templateContent,
  waitForRoot,
} from './templates';

/**
 * Resolves when the application may start: the product's title, pictures and price are there, or
 * it is for the application to show them.
 */
export const painted = prerender().catch(() => {});

async function prerender(): Promise<void> {
  const responses = globalThis.prefetchedResponses ?? {};
  const url = Object.keys(responses).find((one) => one.startsWith(API_HOST + PRODUCT_CALL));
  // Then index.html has named the style sheets.
  const root = await waitForRoot();
  const [reply] = await Promise.all([responses[url ?? ''], applyTemplateStyles()]);
  const body = reply?.status === 200 ? bodyOfReply(reply) : undefined;
  const product = parseProductFast(body);
  const page = templateContent(TEMPLATES.product);
  if (!root || !product || !page || !fillPage(page, product)) return;
  if (isSoldOut(body)) disablePurchase(page);
  showPage(root, page, 'content');
  await nextPaint();
}

/** Returns false where there is no picture or title: the application has others in their place. */
function fillPage(page: DocumentFragment, product: ProductCardData): boolean {
  const { title, priceCents, fileNames } = product;
  const count = fileNames.length;
  const image = count > 0 ? imageUrl(fileNames[0] ?? '') : null;
  if (image === null || title === '') return false;
  fillGallery(page, count);
  const values = {
    [TEMPLATE_TOKENS.title]: title,
    [TEMPLATE_TOKENS.price]: formatCents(priceCents),
    [TEMPLATE_TOKENS.image]: image,
    [TEMPLATE_TOKENS.count]: String(count),
  };
  const main = page.querySelector('main');
  if (main) fillTokens(main, values);
  return true;
}

/** The template has two pictures: one thumbnail for each, and none for a single picture. */
function fillGallery(page: DocumentFragment, count: number): void {
  const [chosen, other] = page.querySelectorAll('main section [aria-current]');
  const thumbnails = chosen?.parentElement;
  if (count > 1) {
    for (let number = 2; number <= count; number += 1) {
      const thumbnail = other?.cloneNode(true) as Element;
      thumbnail.ariaLabel = gallery.show(number);
      other?.before(thumbnail);
    }
    return other?.remove();
  }
  thumbnails?.previousElementSibling?.remove();
  thumbnails?.remove();
  for (const label of [gallery.previous, gallery.next])
    page.querySelector(`main section [aria-label="${label}"]`)?.parentElement?.remove();
}

function isSoldOut(wire: unknown): boolean {
  const { stock } = wire as { stock?: number | null };
  return typeof stock === 'number' && stock < 1;
}

/** A press would be held for the application, where these buttons are disabled. */
function disablePurchase(page: DocumentFragment): void {
  for (const button of page.querySelectorAll('button')) {
    if (button.textContent !== addToCart.add && button.textContent !== addToCart.buy) continue;
    button.disabled = true;
    button.classList.add('Mui-disabled');
  }
}
