import { screen } from '@testing-library/react';
import { openShop, type useMockBackend } from '#tests/support/shop';

/** The title of product 101 of the seed, which the tests of the product's page open. */
export const TITLE = 'Orsacchiotto di peluche Bruno, 35 cm';

export const button = (name: string) => screen.getByRole('button', { name });

/** Opens a product's page and waits until the product has loaded. */
export async function openProduct(
  backend: ReturnType<typeof useMockBackend>,
  id = '101',
  options: Parameters<typeof openShop>[2] = {},
) {
  const opened = await openShop(backend, `/product/${id}`, options);
  await screen.findByRole('button', { name: 'Aggiungi al carrello' });
  return opened;
}

/** Returns the paths of the calls so far with this method. */
export function callsOf({ seen }: ReturnType<typeof useMockBackend>, method: string): string[] {
  return seen.filter((call) => call.method === method).map(({ path }) => path);
}

/** Sells the first product out. */
export function soldOut({ products }: { products: { stock: number }[] }): void {
  Object.assign(products[0] ?? {}, { stock: 0 });
}
