import type { Page } from '@playwright/test';
import type { Step } from '../../support/faultTable/steps';
import { pngBytes } from '../../support/orders';

/** Does in Chromium what a person does. */
export async function perform(page: Page, steps: readonly Step[] = []): Promise<void> {
  for (const step of steps) await take(page, step);
}

async function take(page: Page, step: Step): Promise<unknown> {
  const main = page.getByRole('main');
  switch (step.kind) {
    case 'press':
      return page
        .getByRole(step.part)
        .getByRole('button', { name: step.name, exact: true })
        .first()
        .click();
    case 'confirm':
      return page.getByRole('button', { name: 'Conferma', exact: true }).click();
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
