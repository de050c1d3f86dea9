import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function openAboutPage(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
}
