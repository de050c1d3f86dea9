import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { button, openProduct } from '#tests/support/product';
import { useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();
/** The button that closes a toast, and exists as long as the toast. */
const close = () => screen.queryByRole('button', { name: 'Chiudi notifica' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a page with a new toast and stopped timers. */
async function openWithToast() {
  const { user } = await openProduct(backend);
  // The first toast loads their code.
  await user.click(button('Aggiungi al carrello'));
  await user.click(await screen.findByRole('button', { name: 'Chiudi notifica' }));
  await waitFor(() => expect(close()).toBeNull());
  stopTimers();
  await user.click(button('Aggiungi al carrello'));
  return { user, toast: await screen.findByRole('button', { name: 'Chiudi notifica' }) };
}

/** Expects that it starts to leave now, and then leaves; each step waits for the one before. */
async function expectGoing(): Promise<void> {
  await waitFor(async () => {
    await pass(100);
    expect(close()).toBeNull();
  });
}

/** Expects that it outlives a toast that came later, and so has more time. */
async function expectStaying(toast: HTMLElement): Promise<void> {
  fireEvent.click(button('Aggiungi al carrello')); // the pointer and the focus stay
  const closeAll = () => screen.getAllByRole('button', { name: 'Chiudi notifica' });
  await waitFor(() => expect(closeAll()).toHaveLength(2));
  await waitFor(async () => {
    await pass(100);
    expect(closeAll()).toEqual([toast]);
  });
}

it('leaves after two seconds, and not before', async () => {
  const { toast } = await openWithToast();
  const container = toast.closest('[style]') as HTMLElement;
  await pass(1_000);
  const whileShown = container.getAttribute('style');
  await pass(999);
  expect(container.getAttribute('style')).toBe(whileShown);
  await pass(1);
  await waitFor(() => expect(container.getAttribute('style')).not.toBe(whileShown));
  await expectGoing();
});

it('does not close the ones before it, however many come', async () => {
  const { store } = await openProduct(backend);
  const texts = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei'];
  act(() => {
    for (const text of texts) store.dispatch(notificationAdded('info', { foreign: text }));
  });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Chiudi notifica' })).toHaveLength(texts.length),
  );
});

it('stays while it is hovered', async () => {
  const { user, toast } = await openWithToast();
  await user.hover(toast);
  await expectStaying(toast);
  await user.unhover(toast);
  await expectGoing();
});

it('leads to the cart after an add, and offers that only elsewhere', async () => {
  const { user } = await openProduct(backend);
  await user.click(button('Aggiungi al carrello'));
  await user.click(await screen.findByRole('button', { name: 'Vai al carrello' }));
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
  await user.keyboard('{Alt>}t{/Alt}');
  const list = within(await screen.findByRole('dialog', { name: 'Notifiche recenti' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.queryByRole('button', { name: 'Vai al carrello' })).toBeNull();
});

it('leaves the keyboard focus in the page when it is closed', async () => {
  const { user } = await openProduct(backend);
  await user.click(button('Aggiungi al carrello'));
  (await screen.findByRole('button', { name: 'Chiudi notifica' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(close()).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('stays while it has the focus, also if the pointer comes and goes', async () => {
  const { user, toast } = await openWithToast();
  act(() => toast.focus());
  await user.hover(toast);
  await user.unhover(toast);
  await expectStaying(toast);
  act(() => toast.blur());
  await expectGoing();
});
