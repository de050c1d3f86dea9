import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newVersionSeen } from '#src/offline/newVersionSlice';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

it('offers to load a newer build once there is one', async () => {
  const { store } = await openShop(backend, '/chi-siamo');
  expect(screen.queryByText('È disponibile una nuova versione')).toBeNull();
  store.dispatch(newVersionSeen());
  expect(await screen.findByText('È disponibile una nuova versione')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
});
