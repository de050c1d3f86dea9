import { fireEvent, screen, within } from '@testing-library/react';
import type { Step } from './faultTable/steps';
import { pngFile } from './orders';

/** Presses a button, in one way or another. */
export type Hand = (button: HTMLElement) => Promise<void> | void;

const click: Hand = (button) => void fireEvent.click(button);

/** Performs a user's steps in jsdom; `hand` presses the buttons. */
export async function performSteps(steps: readonly Step[] = [], hand = click): Promise<void> {
  for (const step of steps) await take(step, hand);
}

async function take(step: Step, hand: Hand): Promise<unknown> {
  switch (step.kind) {
    case 'press':
      return hand(first(await inPart(step.part).findAllByRole('button', { name: step.name })));
    case 'confirm':
      return hand(await screen.findByRole('button', { name: 'Conferma' }));
    case 'fill':
      for (const [label, value] of Object.entries(step.fields)) {
        const field = first(await inPart(step.part).findAllByLabelText(label));
        fireEvent.change(field, { target: { value } });
      }
      return;
    case 'choose': {
      const select = first(await screen.findAllByRole('combobox', { name: step.name }));
      const option = first(
        within(select).getAllByRole<HTMLOptionElement>('option', { name: step.option }),
      );
      return fireEvent.change(select, { target: { value: option.value } });
    }
    case 'tick': {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: step.name });
      return box.checked || fireEvent.click(box);
    }
    case 'attach':
      return fireEvent.change(await screen.findByLabelText(step.label), {
        target: { files: [pngFile()] },
      });
  }
}

const inPart = (part: 'main' | 'banner' | 'dialog') =>
  within(part === 'dialog' ? screen.getByRole('dialog') : screen.getByRole(part, { hidden: true }));

function first<E extends HTMLElement>(found: readonly E[]): E {
  const [one] = found;
  if (!one) throw new Error('nothing found');
  return one;
}
