import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../support/faultTable/steps';
import { pngBytes } from '../../support/orders';

/** How a person presses a button. */
export type Hand = (button: Locator) => Promise<unknown>;

/** Does in Chromium what a person does, by a click or by another hand. */
export async function perform(
  page: Page,
  steps: readonly Step[] = [],
  hand: Hand = (button) => button.click(),
): Promise<void> {
  for (const step of steps) await take(page, step, hand);
}

async function take(page: Page, step: Step, hand: Hand): Promise<unknown> {
  const main = page.getByRole('main');
  switch (step.kind) {
    case 'press':
      return hand(
        page.getByRole(step.part).getByRole('button', { name: step.name, exact: true }).first(),
      );
    case 'confirm':
      return hand(page.getByRole('button', { name: 'Conferma', exact: true }));
    case 'fill':
      for (const [label, text] of Object.entries(step.fields)) {
        await page.getByRole(step.part).getByLabel(label, { exact: true }).first().fill(text);
      }
      return;
    case 'choose': {
      const select = page.getByRole('combobox', { name: step.name }).first();
      const option = select.getByRole('option', { name: step.option, exact: true }).first();
      return select.selectOption(await option.getAttribute('value'));
    }
    case 'tick':
      return page.getByRole('checkbox', { name: step.name }).check();
    case 'attach':
      return main
        .getByLabel(step.label)
        .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes) });
  }
}
