import type { UserEvent } from '@testing-library/user-event';

/** Enters a text into a field in one go, for tests that are not about typing. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
