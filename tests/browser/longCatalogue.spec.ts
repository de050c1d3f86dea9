import type { Page } from '@playwright/test';
import type { Seed } from '../../mocks/seed/buildSeed';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const COUNT = 3_000;
const MAX_ELEMENTS = 1_500;

/** Repeats the seeded products, named by their number. */
function manyProducts(seed: Seed): void {
  const [...models] = seed.products;
  seed.products = Array.from({ length: COUNT }, (_, index) => ({
    ...(models[index % models.length] as (typeof models)[number]),
    id: String(index + 1),
    title: nameOf(index + 1),
    position: index + 1,
  }));
}

const nameOf = (position: number) => `Articolo numero ${position} del catalogo`;
const card = (page: Page, position: number) =>
  page.getByRole('article', { name: nameOf(position), exact: true });

async function openCatalogue(page: Page): Promise<void> {
  await routeToMockBackend(page, { change: manyProducts });
  await page.goto('/');
  await expect(card(page, 1)).toBeVisible();
  // The page is as high as the whole catalogue: about a thousand rows of cards.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(100_000);
}

/** Returns the scroll offset of a card, from that of the first row and the height of rows. */
async function findCardTop(page: Page, position: number): Promise<number> {
  return page.evaluate((at) => {
    const tops = [...document.querySelectorAll('article')].map(
      (one) => one.getBoundingClientRect().top + scrollY,
    );
    const first = tops[0] ?? 0;
    const columns = tops.filter((top) => top === first).length;
    const row = (tops[columns] ?? 0) - first;
    return first + Math.floor((at - 1) / columns) * row;
  }, position);
}

test(
  'thousands of products scroll as one page with few cards in the document',
  { tag: '@phone' },
  async ({ page }) => {
    await openCatalogue(page);
    for (const position of [COUNT / 2, COUNT - 1, 13, COUNT]) {
      const top = await findCardTop(page, position);
      await page.evaluate((y) => scrollTo(0, y - 200), top);
      await expect(card(page, position)).toBeInViewport();
      const seen = await card(page, position).evaluate(
        (one) => one.getBoundingClientRect().top + scrollY,
      );
      expect(Math.abs(seen - top)).toBeLessThan(2);
      await expect(card(page, position)).toHaveAttribute('aria-posinset', String(position));
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(
        MAX_ELEMENTS,
      );
    }
  },
);

test('a card keeps its place while the next ones arrive', { tag: '@phone' }, async ({ page }) => {
  await openCatalogue(page);
  // Cards arrive some in each frame: this one after the first of the last chunk, and before its last ones.
  const early = COUNT - 7;
  const top = await findCardTop(page, early);
  const places = await page.evaluate(
    async ({ offset, name, last }) => {
      scrollTo(0, offset);
      const seen = new Set<number>();
      const find = (label: string) => document.querySelector(`article[aria-label='${label}']`);
      while (!find(last)) {
        await new Promise(requestAnimationFrame);
        const one = find(name);
        if (one) seen.add(Math.round(one.getBoundingClientRect().top + scrollY));
      }
      return [...seen];
    },
    { offset: top - 200, name: nameOf(early), last: nameOf(COUNT) },
  );
  expect(places).toHaveLength(1);
  await expect(card(page, early)).toBeInViewport();
});

test('the search of the browser finds a product far away, and scrolls there', async ({ page }) => {
  await openCatalogue(page);
  const far = nameOf(2_345);
  await expect(page.getByText(far)).toHaveCount(1); // among the titles of its placeholder
  await expect(card(page, 2_345)).toHaveCount(0);
  await page.evaluate((text) => {
    const link = document.createElement('a');
    link.href = `#:~:text=${encodeURIComponent(text)}`;
    link.textContent = 'Cerca nella pagina';
    document.querySelector('h1')?.append(link);
  }, far);
  await page.getByRole('link', { name: 'Cerca nella pagina' }).click();
  await expect(card(page, 2_345)).toBeInViewport();
});

test(
  'going back from a product leads to the card that opened it',
  { tag: '@phone' },
  async ({ page }) => {
    await openCatalogue(page);
    for (const position of [COUNT / 2, 7]) {
      const top = await findCardTop(page, position);
      await page.evaluate((y) => scrollTo(0, y - 200), top);
      await card(page, position).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: nameOf(position) })).toBeVisible();
      await page.goBack();
      await expect(card(page, position)).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top - 200, -1);
    }
    // Scrolling further is not undone when the page becomes longer.
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
    await page.evaluate(async () => {
      document.body.style.paddingBottom = '50px';
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  },
);

test(
  'going back to a catalogue that was open before a reload leads to where it was left',
  { tag: '@phone' },
  async ({ page }) => {
    await openCatalogue(page);
    const top = await findCardTop(page, 40);
    await page.evaluate((y) => scrollTo(0, y - 200), top);
    await card(page, 40).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(40) })).toBeVisible();
    await page.reload();
    await applicationIsThere(page);
    await page.goBack();
    await expect(card(page, 40)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top - 200, -1);
  },
);
