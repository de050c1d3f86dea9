import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { enterText } from './enterText';

type Form = { user: UserEvent };

export const main = () => within(screen.getByRole('main'));
export const field = (label: string) => main().getByLabelText(label);
export const button = (name: string) => main().getByRole('button', { name });
const list = () => within(main().getByRole('list', { name: 'Immagini del prodotto' }));
export const rows = () => list().getAllByRole('listitem');
/** Fills the form for a new product. */
export async function fill({ user }: Form, price = '1234,50') {
  await enterText(user, field('Nome prodotto'), 'lampada-01');
  await user.type(field('Titolo'), 'Lampada');
  await user.type(field('Descrizione'), 'Bella.{Enter}Utile.');
  await user.type(field('Prezzo'), price);
}

/** Chooses its images. */
export async function pick({ user }: Form, ...files: File[]) {
  await user.upload(field('Immagini'), files);
  await waitFor(() => expect(rows()).toHaveLength(files.length));
}
