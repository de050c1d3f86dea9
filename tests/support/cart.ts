import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ADDRESS } from './address';
import type { CartRecord } from '#mocks/backend/records';

/** Returns a cart with these products, for the backend. */
export function fillCart(products: [id: string, quantity: number][]): Partial<CartRecord> {
  return { lines: products.map(([productId, quantity]) => ({ productId, quantity })) };
}

/** Fills in the whole shipping form; `changed` overrides fields, '' leaves one empty. */
export async function fillShipping(
  user: UserEvent,
  changed: Partial<typeof ADDRESS> = {},
): Promise<void> {
  await screen.findByLabelText('Nome');
  for (const [label, text] of Object.entries({ ...ADDRESS, ...changed })) {
    await user.click(screen.getByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}
