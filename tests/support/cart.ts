import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CartRecord } from '#mocks/backend/records';

/** A cart that is already in the backend, with these products. */
export function fillCart(products: [id: string, quantity: number][]): Partial<CartRecord> {
  return { lines: products.map(([productId, quantity]) => ({ productId, quantity })) };
}

const ADDRESS = {
  Nome: 'Niccolò',
  Cognome: "D'Angelo",
  Indirizzo: 'Via Merulana',
  'Numero civico': '12/b',
  Città: 'Roma',
  Provincia: 'RM',
  CAP: '00184',
  Email: 'niccolo@example.it',
  Telefono: '+39 333 1234567',
};

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
