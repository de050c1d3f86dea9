import { within } from '@testing-library/react';
import type { Seed } from '#mocks/seed/buildSeed';
import { adminToken } from './orders';
import { main, openShop, type useMockBackend } from './shop';

/** The form of product 101. */
export const EDIT_PATH = '/admin/edit-product/101';

export const field = (label: string) => main().getByLabelText(label);
export const button = (name: string) => main().getByRole('button', { name });
export const rows = () =>
  within(main().getByRole('list', { name: 'Immagini del prodotto' })).getAllByRole('listitem');
/** Returns the file names of the images in the order shown. */
export const shownNames = () =>
  rows().map((row) => row.querySelector('img')?.getAttribute('src')?.split('/').at(-1));

/** Gives product 101 three images, and texts with details that are easily lost. */
export function threeImages(seed: Seed) {
  const bear = seed.products.find(({ id }) => id === '101');
  Object.assign(bear ?? {}, {
    name: 'orso',
    title: 'Orso Bruno',
    price: 1234.5,
    description: 'Morbido.\r\nBuono.',
    fileNames: ['a.png', 'b.png', 'c.png'],
  });
}

/** Opens the form as an administrator. */
export async function openForm(backend: ReturnType<typeof useMockBackend>) {
  const shop = await openShop(backend, EDIT_PATH, {
    token: await adminToken(),
    change: threeImages,
  });
  await main().findByRole('button', { name: 'Salva' });
  return shop;
}

/** Returns product 101 as the backend stores it. */
export const productOf = ({ mockBackend }: Awaited<ReturnType<typeof openForm>>) =>
  mockBackend.database.read((tables) => tables.get('products', '101'));
