import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderDesk } from '#tests/support/orderDesk';
import { useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const { main, button, field, select, writes, openOrder } = orderDesk(backend);
const SHIPPING_SAVED = 'Dati di spedizione aggiornati con successo.';

it('does not say of a code that was typed with spaces that others have changed it', async () => {
  const { user } = await openOrder();
  let isSaid = false;
  const observer = new MutationObserver(() => {
    isSaid ||= main().queryByText('Aggiornato nel frattempo.') !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await user.type(field('Codice di tracciamento'), ' ABC 1 {Enter}');
  expect(await main().findByText(SHIPPING_SAVED)).toBeVisible();
  observer.disconnect();
  expect(isSaid).toBe(false);
  expect(field('Codice di tracciamento')).toHaveValue('ABC 1');
});

it('keeps what is typed and chosen while a save is running, over the saved values', async () => {
  const answerShipping = backend.hold('patch', '/order/shipping/:number', { once: true });
  const answerState = backend.hold('patch', '/order/orderState/:number', { once: true });
  const { user, store } = await openOrder();
  const shipper = field('Corriere');
  await user.type(shipper, 'GL{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.type(shipper, 'S');
  answerShipping();
  expect(await main().findByText(SHIPPING_SAVED)).toBeVisible();
  expect(shipper).toHaveValue('GLS');
  await user.type(shipper, '{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(2));
  await waitFor(() => expect(store.getState().drafts).toEqual({}));

  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await waitFor(() => expect(writes()).toHaveLength(3));
  await user.selectOptions(select(), 'Consegnato');
  answerState();
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(select()).toHaveValue('DELIVERED');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  await user.click(button('Aggiorna Stato'));
  await waitFor(() => expect(store.getState().drafts).toEqual({}));
  expect(writes().map((write) => write.replace(/^.*\?/, '?'))).toEqual([
    '?shipper=GL&shippingCode=',
    '?shipper=GLS&shippingCode=',
    '?stateOfOrder=SHIPPED',
    '?stateOfOrder=DELIVERED',
  ]);
});

it('keeps a correction back to the old value that is typed while a save is running', async () => {
  const answer = backend.hold('patch', '/order/shipping/:number', { once: true });
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.type(field('Corriere'), ' 2{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.type(field('Corriere'), '{Backspace}{Backspace}');
  answer();
  expect(await main().findByText(SHIPPING_SAVED)).toBeVisible();
  expect(field('Corriere')).toHaveValue('SDA');
  await user.click(button('Aggiorna spedizione'));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatch(/shipper=SDA&shippingCode=X1$/);
});

it('keeps a correction back to the old value also while the state is sent after it', async () => {
  const answerShipping = backend.hold('patch', '/order/shipping/:number', { once: true });
  const answerState = backend.hold('patch', '/order/orderState/:number', { once: true });
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(field('Corriere'), ' 2{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.type(field('Corriere'), '{Backspace}{Backspace}');
  answerShipping();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(field('Corriere')).toHaveValue('SDA');
  await user.type(field('Codice di tracciamento'), '{Backspace}');
  answerState();
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(field('Corriere')).toHaveValue('SDA');
  expect(field('Codice di tracciamento')).toHaveValue('X');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});
