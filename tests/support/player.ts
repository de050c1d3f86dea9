import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const slider = () => screen.getByRole('slider', { name: 'Momento della registrazione' });
export const heading = () => screen.getByRole('heading', { level: 1 });

/** Moves the slider like an arrow key or a pointer. */
export async function goTo(moment: number): Promise<void> {
  fireEvent.change(slider(), { target: { value: String(moment) } });
  await waitFor(() => expect(document.documentElement.dataset['replay']).toBe('ready'));
  expect(slider()).toHaveValue(String(moment));
}
