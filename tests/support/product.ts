import { screen } from '@testing-library/react';
import { openShop, type useMockBackend } from '#tests/support/shop';

/** The product that the tests of its page are about: number 101 of the seed. */
export const TITLE = 'Orsacchiotto di peluche Bruno, 35 cm';

export const button = (name: string) => screen.getByRole('button', { name });

/** Opens a product's page and waits until the product is there. */
export async function openProduct(
  backend: ReturnType<typeof useMockBackend>,
  id = '101',
  options: Parameters<typeof openShop>[2] = {},
) {
  const opened = await openShop(backend, `/product/${id}`, options);
  await screen.findByRole('button', { name: 'Aggiungi al carrello' });
  return opened;
}

/** Returns the calls so far with a method, path by path. */
export function callsOf({ seen }: ReturnType<typeof useMockBackend>, method: string): string[] {
  return seen.filter((call) => call.method === method).map(({ path }) => path);
}

/** Nothing of the first product is in stock. */
export function soldOut({ products }: { products: { stock: number }[] }): void {
  Object.assign(products[0] ?? {}, { stock: 0 });
}
