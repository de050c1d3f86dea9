import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { enterText } from './enterText';
import { newProduct } from './newProduct';
import { main } from './shop';

type Form = { user: UserEvent };

export const field = (label: string) => main().getByLabelText(label);
export const button = (name: string) => main().getByRole('button', { name });
const list = () => within(main().getByRole('list', { name: 'Immagini del prodotto' }));
export const rows = () => list().getAllByRole('listitem');
/** Fills the form for a new product. */
export async function fill({ user }: Form, price = '1234,50') {
  for (const [label, text] of Object.entries(newProduct({ price }))) {
    await enterText(user, field(label), text);
  }
}

/** Chooses its images. */
export async function pick({ user }: Form, ...files: File[]) {
  await user.upload(field('Immagini'), files);
  await waitFor(() => expect(rows()).toHaveLength(files.length));
}
