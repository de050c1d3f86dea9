import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/backend/tokens';
import { signedIn } from '#src/session/sessionSlice';
import { leaveJob } from '#tests/support/bulkOrders';
import {
  changeState,
  choose,
  openPage,
  ORDERS,
  patches,
  storedJobs,
} from '#tests/support/bulkState';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { adminToken } from '#tests/support/orders';
import { main, openAboutPage, useMockBackend } from '#tests/support/shop';
import { signInHere } from '#tests/support/signInHere';

const backend = useMockBackend();

it('survives another administrator’s job and logout in the same browser', async () => {
  const mend = backend.fail('patch', '/order/orderState/:number', 401);
  const { user, store } = await openPage(backend);
  await changeState(user, 'Consegnato', 3);
  await main().findByRole('heading', { name: 'Cambio di stato in pausa' });
  mend();
  const logIn = async (id: string) => {
    const token = await issueToken(id, new Date());
    act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
  };
  await logIn('2');
  await changeState(user, 'Spedito', 2);
  expect(await main().findByText('2 di 2 · 2 riusciti')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => localStorage.getItem('adminAuthToken')).toBeNull();

  await logIn('1');
  await user.click(await screen.findByRole('link', { name: 'Cambio di stato interrotto: 0 di 3' }));
  await user.click(await screen.findByRole('button', { name: 'Riprendi' }));
  // The other administrator's changes are left alone.
  expect(await screen.findByText('3 di 3 · 1 riuscito, 2 cambiati nel frattempo')).toBeVisible();
});

it('goes on while the user is on another page, and a link leads back', async () => {
  const release = backend.hold('patch', '/order/orderState/:number');
  const { user } = await openPage(backend);
  await changeState(user, 'Consegnato', 3);
  await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  await openAboutPage(user);
  const wayBack = await screen.findByRole('link', { name: 'Cambio di stato in corso: 0 di 3' });
  await user.click(wayBack);
  expect(await main().findByRole('heading', { name: 'Cambio di stato in corso' })).toBeVisible();
  await openAboutPage(user);
  release();
  // All succeeded: a message says so, and no link remains.
  expect(await screen.findByText('Cambio di stato concluso: 3 riusciti.')).toBeVisible();
  await expect.poll(() => screen.queryByRole('link', { name: /^Cambio di stato/ })).toBeNull();
  await expect.poll(storedJobs).toEqual([]);
});

it('announces each quarter of the progress', async () => {
  const release = backend.hold('patch', '/order/orderState/B2018-000248');
  const { user } = await openPage(backend);
  await changeState(user, 'Consegnato', 3);
  const status = { selector: '[role=status]' };
  expect(await main().findByText('Cambio di stato in corso: 50%', status)).toBeInTheDocument();
  release();
  await main().findByText('3 di 3 · 3 riusciti');
});

it('stays visible on other pages if it has left orders out', async () => {
  const { user, mockBackend } = await openPage(backend);
  await choose(user, 'Spedito');
  const start = await main().findByRole('button', { name: 'Cambia stato a 2 ordini' });
  const release = backend.hold('get', '/order/get/:number');
  await changeElsewhere(mockBackend.database, 'orders', 'B2018-000248', {
    stateOfOrder: 'CANCELED',
  });
  advanceClock();
  await user.click(start);
  await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  await openAboutPage(user);
  release();
  const summary = 'Cambio di stato concluso: 1 riuscito, 1 cambiato nel frattempo.';
  expect(await screen.findByText(summary)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cambio di stato concluso: 2 di 2' }));
  expect(await main().findByText(/l’ordine è cambiato nel frattempo/)).toBeVisible();
});

it('pauses on a 401, and goes on after a login over the page', async () => {
  const mend = backend.fail('patch', '/order/orderState/:number', 401);
  const { user } = await openPage(backend);
  await changeState(user, 'Consegnato', 3);
  await main().findByRole('heading', { name: 'Cambio di stato in pausa' });
  mend();
  await signInHere(user);
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
});

/** Leaves a stopped job of an earlier visit, of which nothing was sent. */
async function leaveStoppedJob(): Promise<void> {
  const change = { kind: 'state', state: 'DELIVERED' } as const;
  const items = ORDERS.map((orderNumber) => ({
    orderNumber,
    change,
    from: {
      kind: 'state' as const,
      state: orderNumber === 'B2018-000244' ? 'SHIPPED' : 'IN_PREPARATION',
    },
    status: 'waiting' as const,
    outcomeUnknown: false,
  }));
  leaveJob({ kind: 'state', phase: 'stopped', items }, await adminToken(), 0);
}

it('offers to resume the rest of an earlier visit’s job', async () => {
  await leaveStoppedJob();
  const { user } = await openPage(backend, '/admin/codici-spedizione');
  await user.click(await main().findByRole('link', { name: 'Vai all’operazione' }));
  expect(await main().findByRole('heading', { name: 'Cambio di stato interrotto' })).toBeVisible();
  expect(patches(backend)).toEqual([]);
  await user.click(main().getByRole('button', { name: 'Riprendi' }));
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  expect(patches(backend)).toHaveLength(3);
});

it('offers to drop the rest of an earlier visit’s job', async () => {
  await leaveStoppedJob();
  const { user } = await openPage(backend);
  await user.click(await main().findByRole('button', { name: 'Abbandona' }));
  expect(await main().findByRole('combobox', { name: 'Nuovo stato' })).toHaveValue('');
  expect(storedJobs()).toEqual([]);
  expect(patches(backend)).toEqual([]);
});

it('does not scroll to its heading when it ends while one reads its results after a reload', async () => {
  const release = backend.hold('patch', '/order/orderState/:number');
  const { user } = await openPage(backend);
  await changeState(user, 'Consegnato', 3);
  const heading = await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  await waitFor(() => expect(heading).toHaveFocus());
  heading.blur(); // a reload loses the focus
  const focus = vi.spyOn(heading, 'focus');
  release();
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
