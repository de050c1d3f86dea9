import type { Locator, Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The prefix of the figures from a card to its product. */
export const CARD_TO_PRODUCT = 'card to product';

const NAME = 'Niccolo';

/** The other values of the form, by label. */
const ADDRESS = {
  Cognome: 'Rossi',
  Indirizzo: 'Via Merulana',
  'Numero civico': '12',
  Città: 'Roma',
  Provincia: 'RM',
  CAP: '00184',
  Email: 'niccolo@example.it',
  Telefono: '+39 333 1234567',
};

/** A purchase, from a card of the home page to the card page. */
export async function doPurchase(visitor: Visitor, shop: string): Promise<void> {
  const { page, open, atRest, press, keys, type, measure } = visitor;
  const heading = page.getByRole('heading', { level: 1 });
  const link = (name: RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await open(shop);
  const menu = page.getByRole('button', { name: 'Menu' });
  await measure('menu: open', () => press(menu));
  await measure('menu: close', () => press(button('Chiudi')));
  const search = page.getByRole('searchbox');
  await search.click();
  await measure('catalogue: a key of the search', () => type('orso'));
  await measure('catalogue: a deleted key', () => keys(...Array<string>(4).fill('Backspace')));
  const sorting = page.getByLabel('Ordina per');
  await sorting.focus();
  await measure('catalogue: sort', () => keys('ArrowDown', 'ArrowUp'));
  const first = page.getByRole('article').first();
  await measure(
    'card: add to the cart',
    () => press(first.getByRole('button', { name: /^Aggiungi/ })),
    link(/^Carrello, 1 articolo/),
  );

  await openProduct(visitor, page.getByRole('article').nth(2), 'first');
  await atRest();
  await measure('product: next picture', () => press(button('Immagine successiva')));
  await measure('product: enlarge', () => press(button(/^Ingrandisci/)), page.getByRole('dialog'));
  await measure('product: close the picture', () => press(button('Chiudi')));
  await page.goBack();
  await heading.filter({ hasText: /^(?!.*\d{3})/ }).waitFor();
  await atRest();
  await openProduct(visitor, page.getByRole('article').nth(3), 'again');
  await atRest();

  const quantity = page.getByLabel('Quantità');
  await quantity.focus();
  await measure('product: quantity', () => keys('ArrowDown', 'ArrowDown', 'ArrowUp'));
  await measure(
    'product: add to the cart',
    () => press(button(/^Aggiungi al carrello/)),
    link(/^Carrello, 3 articoli/),
  );
  await measure(
    'product: buy, and the cart opens',
    () => press(button('Acquista')),
    heading.filter({ hasText: 'Carrello' }),
  );
  await atRest();

  await page
    .getByLabel(/^Quantità/)
    .first()
    .focus();
  await measure('cart: quantity', () => keys('ArrowDown'), link(/^Carrello, 6 articoli/));
  const removal = page.getByRole('alertdialog');
  await measure('cart: dialog opens', () => press(button(/^Rimuovi/).last()), removal);
  await measure('cart: dialog closes', () => press(button('Annulla')));
  await measure('cart: dialog opens again', () => press(button(/^Rimuovi/).last()), removal);
  await measure('cart: remove', () => press(button('Conferma')), link(/^Carrello, 2 articoli/));
  await page.getByLabel('Priorità di consegna').focus();
  await measure('cart: priority', () => keys('ArrowDown'));
  await page.getByLabel('Nome', { exact: true }).focus();
  await measure('cart: a key of the form', () => type(NAME));
  for (const [label, text] of Object.entries(ADDRESS)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await measure(
    'cart: order',
    () => press(button('Ordina con obbligo di pagare')),
    heading.filter({ hasText: 'Pagamento con carta' }),
  );
}

/** From the press of a card's link until title, price and the picture's box are painted. */
async function openProduct({ page, add, press, measure }: Visitor, card: Locator, time: string) {
  const link = card.getByRole('link');
  const known = {
    title: (await link.textContent()) ?? '',
    price: /\d[\d.]*,\d\d/.exec((await card.textContent()) ?? '')?.[0] ?? '',
  };
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(watchForProduct, known);
  await measure(`card: pressed, ${time} time`, () => press(link));
  add(`${CARD_TO_PRODUCT}: title, price, picture, ${time}`, await seenAfter(page));
}

const seenAfter = (page: Page) => page.evaluate(() => window.benchProduct);

declare global {
  interface Window {
    /** Milliseconds from the click until the known fields of the product were painted. */
    benchProduct: Promise<number>;
  }
}

function watchForProduct({ title, price }: { title: string; price: string }): void {
  window.benchProduct = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`'${title}' never came.`)), 20_000);
    const isThere = () => {
      const main = document.querySelector('main');
      const stage = main?.querySelector('section img');
      return (
        location.pathname.startsWith('/product/') &&
        main?.querySelector('h1')?.textContent === title &&
        main.textContent.includes(price) &&
        (stage?.getBoundingClientRect().height ?? 0) > 0
      );
    };
    addEventListener(
      'click',
      (event) => {
        const changes = new MutationObserver(() => {
          if (!isThere()) return;
          changes.disconnect();
          requestAnimationFrame(() => {
            // After this paint, and before the page's next work.
            void scheduler.postTask(
              () => {
                clearTimeout(timer);
                resolve(performance.now() - event.timeStamp);
              },
              { priority: 'user-blocking' },
            );
          });
        });
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { once: true, capture: true },
    );
  });
}
