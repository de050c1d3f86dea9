import type { Locator, Page } from '@playwright/test';

type Step = (page: Page) => Promise<unknown>;

/** How a person presses a button; a click unless `pressBy` says otherwise. */
export type Hand = (button: Locator) => Promise<unknown>;

const hands = new WeakMap<Page, Hand>();

/** From now on the buttons of this page are pressed in this way. */
export function pressBy(page: Page, hand: Hand): void {
  hands.set(page, hand);
}

function pressed(page: Page, button: Locator): Promise<unknown> {
  return (hands.get(page) ?? ((one) => one.click()))(button);
}

const main = (page: Page) => page.getByRole('main');

/** Presses a button of the page, or of its header. */
export function press(name: string | RegExp, part: 'main' | 'banner' = 'main'): Step {
  return (page) =>
    pressed(page, page.getByRole(part).getByRole('button', { name, exact: true }).first());
}

/** Says yes to the question that is open. */
export const confirm: Step = (page) =>
  pressed(page, page.getByRole('button', { name: 'Conferma', exact: true }));

/** Fills in fields by their labels. */
export function fillIn(fields: Record<string, string>): Step {
  return async (page) => {
    for (const [label, text] of Object.entries(fields)) {
      await main(page).getByLabel(label, { exact: true }).first().fill(text);
    }
  };
}

/** Chooses from a select the first option whose label is or matches this. */
export function choose(name: string | RegExp, label: string | RegExp): Step {
  return async (page) => {
    const select = page.getByRole('combobox', { name }).first();
    const option = select.getByRole('option', { name: label, exact: true }).first();
    return select.selectOption(await option.getAttribute('value'));
  };
}

/** One step after the other. */
export function inSequence(...steps: Step[]): Step {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}
