import { screen } from '@testing-library/react';
import type { OrderRecord } from '#mocks/backend/records';
import { changeElsewhere } from './elsewhere';
import { adminToken, NUMBER, withOrder } from './orders';
import { main, openShop, type useMockBackend } from './shop';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Returns what tests need of an order's page as an administrator sees it, on a test file's backend. */
export function orderDesk(backend: ReturnType<typeof useMockBackend>) {
  return {
    main,
    button: (name: string) => main().getByRole('button', { name }),
    field: (name: string) => main().getByRole('textbox', { name }),
    select: () => main().getByRole('combobox', { name: 'Stato ordine' }),
    /** Lists the calls that change something. */
    writes: () =>
      backend.seen
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, search }) => `${method} ${path}${search}`),
    reads: () => backend.seen.filter(({ path }) => path === `/order/get/${NUMBER}`),
    openOrder: async (fields: Partial<OrderRecord> = {}): Promise<Shop> => {
      const token = await adminToken();
      const change = withOrder(fields);
      const shop = await openShop(backend, `/order/get/${NUMBER}`, { change, token });
      await screen.findByRole('combobox', { name: 'Stato ordine' });
      return shop;
    },
    changeElsewhere: ({ mockBackend }: Shop, fields: Partial<OrderRecord>): Promise<void> =>
      changeElsewhere(mockBackend.database, 'orders', NUMBER, fields),
  };
}
