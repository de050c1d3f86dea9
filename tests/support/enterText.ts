import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one go, where it is not the typing that is tested. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
