import type { Page } from '@playwright/test';
import { expect } from './test';

/** The maximum number of presses of Tab. */
const MAX_PRESSES = 150;

/**
 * Presses Tab until an element with this name has the focus. Fails if Tab does not reach it, or if the focus is out of
 * view or not visible.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (!name.test(await page.evaluate(nameOfFocused))) continue;
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    expect(await focused.evaluate(showsFocus), `visible focus on ${String(name)}`).toBe(true);
    return;
  }
  throw new Error(`no way by Tab to ${String(name)}`);
}

/** Presses Tab until the focus is in this part of the page; fails if Tab does not reach it. */
export async function tabInto(page: Page, selector: string): Promise<void> {
  const focused = page.locator(`${selector} :focus`);
  for (let presses = 0; presses < MAX_PRESSES && (await focused.count()) === 0; presses += 1)
    await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

function nameOfFocused(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  return element.getAttribute('aria-label') ?? label ?? element.textContent;
}

/** Runs in the page: returns whether the element shows its focus. */
export function showsFocus(element: Element): boolean {
  // The ring of a field is around its border; that of a file field or a chart around its box.
  const around: Element[] = [];
  for (let one = element.parentElement; one && around.length < 4; one = one.parentElement)
    around.push(one);
  const isOutlined = [element, ...around].some(
    (shown) => getComputedStyle(shown).outlineStyle !== 'none',
  );
  // A link that covers its card shows the focus on the card.
  return isOutlined || getComputedStyle(element, '::after').outlineStyle !== 'none';
}
