import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNewVersion } from '#src/offline/loadNewVersion';
import { newVersionSeen } from '#src/offline/newVersionSlice';
import { openShop, useMockBackend } from '#tests/support/shop';

vi.mock(import('#src/offline/loadNewVersion'), () => ({
  loadNewVersion: vi.fn<() => Promise<void>>(() => new Promise(() => {})),
}));

const backend = useMockBackend();

it('offers to load a newer build once there is one', async () => {
  const { store } = await openShop(backend, '/chi-siamo');
  expect(screen.queryByText('È disponibile una nuova versione')).toBeNull();
  store.dispatch(newVersionSeen());
  expect(await screen.findByText('È disponibile una nuova versione')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
});

it('keeps the focus on the button, and loads the build once', async () => {
  const { store, user } = await openShop(backend, '/chi-siamo');
  act(() => void store.dispatch(newVersionSeen()));
  const reload = await screen.findByRole('button', { name: 'Ricarica la pagina' });
  act(() => reload.focus());
  await user.keyboard('{Enter}{Enter}');
  expect(reload).toHaveFocus();
  expect(reload).toHaveAttribute('aria-disabled', 'true');
  expect(loadNewVersion).toHaveBeenCalledTimes(1);
});
