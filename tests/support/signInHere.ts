import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { enterText } from './enterText';
import { main } from './shop';

/** Logs the seed's first administrator in again, over the page. */
export async function signInHere(user: UserEvent): Promise<void> {
  await user.click(await main().findByRole('button', { name: 'Accedi qui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accesso' }));
  await enterText(user, dialog.getByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(dialog.getByLabelText('Password'), 'bottega2018{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}
