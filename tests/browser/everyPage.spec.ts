import type { Page } from '@playwright/test';
import { common } from '../../src/components/common.texts';
import { IS_EXHAUSTIVE } from '../support/exhaustive';
import { beAdmin } from './support/beAdmin';
import { ADMIN_ADDRESSES, SHOPPER_ADDRESSES, goOn, shareOfPages } from './support/everyPage';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { showsFocus } from './support/keyboard';
import { test } from './support/sharedContext';
import { expect } from './support/test';
import { PHONE } from './support/viewports';

test.use({ baseURL: DEPLOYED_ORIGIN });

const ADDRESSES = [...SHOPPER_ADDRESSES, ...ADMIN_ADDRESSES];

test.beforeEach(async ({ page, allowProblem }) => {
  allowProblem(/status of 40[0-9]/); // unknown links and accounts
  await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
  await beAdmin(page);
});

/**
 * Visits each page as an administrator and reports each problem with its address. A page has one main, one h1, and one
 * of each tag for search engines; its title is not the previous page's. A page that uses a part of a library that
 * `src/build/unusedParts.ts` leaves out throws, so it shows an error instead.
 */
async function lookAt(
  page: Page,
  addresses: readonly string[],
  look: () => Promise<string[]>,
): Promise<void> {
  await page.goto('/');
  for (const address of addresses) {
    await test.step(address, async () => {
      const title = await page.title();
      const isThere = address === '/';
      await goOn(page, address);
      if (!isThere) await expect.soft(page, address).not.toHaveTitle(title);
      await expect.soft(page.locator('main, h1'), address).toHaveCount(2);
      await expect.soft(page.getByText(common.brokenTitle), address).toHaveCount(0);
      expect.soft(await page.evaluate(findDoubledTags), address).toEqual([]);
      expect.soft(await look(), address).toEqual([]);
    });
  }
}

/** Runs in the page: tags that may be in a document's head only once. */
function findDoubledTags(): string[] {
  const tags = ['title', 'meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]'];
  return tags.filter((tag) => document.querySelectorAll(tag).length > 1);
}

test('the keyboard reaches every control of every page, the focus is visible, and nothing traps it', async ({
  page,
}) => {
  test.setTimeout(IS_EXHAUSTIVE ? 600_000 : 120_000);
  await lookAt(page, shareOfPages(ADDRESSES, 13), async () => {
    await page.evaluate(markControls, CONTROLS);
    const findLeft = () =>
      page.locator('[data-control]').evaluateAll((all) =>
        all
          // An element that has been removed meanwhile, such as a row of a long list, has no position.
          .filter((one) => one.checkVisibility())
          .map((one) => `never reached: ${one.outerHTML.slice(0, 120)}`),
      );
    const problems = new Set<string>();
    await page.evaluate(() => {
      // Starts at the top of the page.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    // More products, or the skip link, may appear meanwhile.
    const most = async () => 2 * (await page.locator(CONTROLS).count()) + 20;
    for (let presses = 0; presses < (await most()); presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // At the end, or if a part of the page has just been replaced: Tab continues from there.
      if ((await focused.count()) === 0) {
        if ((await findLeft()).length === 0) break;
        continue;
      }
      // A heading has the focus after a navigation.
      if (await focused.evaluate((element: HTMLElement) => element.tabIndex < 0)) continue;
      const isShown = await focused.evaluate(showsFocus);
      const visited = await focused.evaluate(visit);
      if (!isShown) problems.add(`the focus is not seen on ${visited.name}`);
      if (!visited.isInView) problems.add(`out of view: ${visited.name}`);
    }
    const left = await findLeft();
    return [...problems, ...left];
  });
});

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Runs in the page: marks every control that Tab must reach. */
function markControls(selector: string): void {
  const controls = document.querySelectorAll<HTMLElement>(selector);
  const marked = [...controls].filter((control) => {
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
    return (
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled') &&
      !control.closest('[inert]') &&
      // In a group that the arrow keys move through, one control has the tab stop.
      control.tabIndex >= 0 &&
      (!isRadio || control.checked)
    );
  });
  for (const control of marked) control.dataset['control'] = '';
}

/** Runs in the page: marks an element as reached; returns its markup and whether it is in view. */
async function visit(element: Element): Promise<{ name: string; isInView: boolean }> {
  element.removeAttribute('data-control');
  const isInView = () => {
    // Toasts appear and disappear by themselves.
    if (element.closest('[class*=notistack]')) return true;
    // Removed meanwhile, as a button that is no longer needed.
    if (!element.isConnected) return true;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  // It may still be scrolling.
  for (let frame = 0; frame < 20 && !isInView(); frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return { name: element.outerHTML.slice(0, 120), isInView: isInView() };
}

test('at 200 %, and on a tablet, no page is wider than the window', async ({ page }) => {
  test.setTimeout(120_000);
  await lookAt(page, ADDRESSES, async () => {
    const problems: string[] = [];
    // The first is a screen of 1280 pixels at 200 %.
    for (const size of [
      { width: 640, height: 400 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      const width = await page.evaluate(async () => {
        // What depends on the width by JavaScript renders first.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return document.documentElement.scrollWidth;
      });
      if (width > size.width) problems.push(`${width} px wide on a screen of ${size.width} px`);
    }
    return problems;
  });
});

test('in text twice as large no word of a heading or control is broken on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await lookAt(page, ADDRESSES, () => page.evaluate(findBrokenWords));
});

/** Runs in the page: returns words that stand on two lines, and the width of a page that is wider than the window. */
function findBrokenWords(): string[] {
  const { scrollWidth } = document.documentElement;
  const problems = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  const range = document.createRange();
  for (const part of document.querySelectorAll('h1, h2, h3, a, button, label, legend, summary')) {
    if (!part.checkVisibility()) continue;
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('.visually-hidden')) continue;
      // A line may end after a hyphen.
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const line = range.getClientRects()[0]?.height ?? NaN;
        if (range.getBoundingClientRect().height > 1.5 * line) problems.push(`broken: ${word}`);
      }
    }
  }
  return problems;
}

test('in forced colours controls have borders, and the focus is visible', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ forcedColors: 'active' });
  // Browsers show the focus that scripts set only to people who use the keyboard.
  await page.keyboard.press('Tab');
  await lookAt(page, ADDRESSES, () => page.evaluate(findUnseen));
});

/** Runs in the page: returns buttons and fields without a visible edge, and controls without a visible focus. */
async function findUnseen(): Promise<string[]> {
  const background = getComputedStyle(document.body).backgroundColor;
  const isSeen = (width: string, style: string, color: string) =>
    Number.parseFloat(width) > 0 && style !== 'none' && color !== background;
  const hasEdge = (element: Element | null | undefined) => {
    if (!element) return false;
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return isSeen(borderTopWidth, borderTopStyle, borderTopColor);
  };
  const hasRing = (element: Element | null | undefined, pseudo?: string) => {
    if (!element) return false;
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element, pseudo);
    return isSeen(outlineWidth, outlineStyle, outlineColor);
  };
  const problems: string[] = [];
  const controls = document.querySelectorAll<HTMLElement>(
    'main a[href], main button:enabled, main input:enabled, main select:enabled, main textarea:enabled',
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const name = control.outerHTML.slice(0, 140);
    const field = control.closest('.MuiInputBase-root');
    const { textDecorationLine } = getComputedStyle(control);
    const isBox = control.matches('.MuiButton-root, .MuiToggleButton-root, select, textarea');
    if (isBox && !hasEdge(control) && !hasEdge(field) && textDecorationLine === 'none')
      problems.push(`no edge: ${name}`);
    control.focus({ preventScroll: true });
    const rings = () =>
      hasRing(control) ||
      hasRing(control, '::after') ||
      hasRing(field) ||
      hasRing(control.closest('span.MuiButton-root'));
    // Buttons show it after their next render.
    for (let frame = 0; frame < 10 && !rings(); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (document.activeElement === control && !rings()) problems.push(`no ring: ${name}`);
  }
  return problems;
}
