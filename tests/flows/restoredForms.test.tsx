import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { adminToken, BEAR, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';
import { fillCart } from '#tests/support/cart';
import { enterText } from '#tests/support/enterText';
import { leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const CLEAR = { name: 'Cancella i dati inseriti' };
const RESTORED = 'Abbiamo ritrovato quello che avevi inserito e non ancora inviato.';
const textbox = (name: RegExp) => main().findByRole('textbox', { name });

type RestoredForm = {
  form: string;
  path: string;
  field: () => Promise<HTMLElement>;
  isAdmin?: boolean;
};

const FORMS: RestoredForm[] = [
  { form: 'shipping', path: '/cart', field: () => textbox(/^Nome/) },
  { form: 'return', path: `/order/return/${NUMBER}`, field: () => textbox(/^Motivo/) },
  {
    form: 'feedback',
    path: `/feedback?orderNumber=${NUMBER}`,
    field: async () =>
      within(await main().findByRole('group', { name: BEAR })).findByLabelText('Commento'),
  },
  { form: 'registration', path: '/admin/registration', field: () => textbox(/^Username/) },
  {
    form: 'bulk shipping',
    path: '/admin/codici-spedizione',
    field: () => textbox(/^Elenco/),
    isAdmin: true,
  },
  { form: 'withdrawal', path: `/recesso?ordine=${NUMBER}`, field: () => textbox(/^Nome/) },
];

const openForm = async ({ path, isAdmin = false }: Pick<RestoredForm, 'path' | 'isAdmin'>) =>
  openShop(backend, path, {
    change: deliveredOrder(),
    cart: fillCart([['101', 1]]),
    ...(isAdmin && { token: await adminToken() }),
  });

it.each(FORMS)('$form: is restored as it was left, says so, and can be cleared', async (each) => {
  const { user, store } = await openForm(each);
  await enterText(user, await each.field(), 'Ada');
  expect(main().queryByText(RESTORED)).toBeNull();
  await leaveAndComeBack(user);
  expect(await each.field()).toHaveValue('Ada');
  expect(main().getByText(RESTORED)).toBeVisible();
  await user.click(main().getByRole('button', CLEAR));
  expect(await each.field()).toHaveValue('');
  expect(main().queryByText(RESTORED)).toBeNull();
  expect(main().queryByRole('button', CLEAR)).toBeNull();
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  expect(store.getState().drafts).toEqual({});
});

it.each(FORMS)('$form: what was typed on the page can be cleared there', async (each) => {
  const { user, store } = await openForm(each);
  expect(main().queryByRole('button', CLEAR)).toBeNull();
  await enterText(user, await each.field(), 'Ada');
  await user.click(main().getByRole('button', CLEAR));
  expect(await each.field()).toHaveValue('');
  expect(store.getState().drafts).toEqual({});
});

it.each(FORMS)(
  '$form: what was typed and deleted again is not said to be restored',
  async (each) => {
    const { user } = await openForm(each);
    await enterText(user, await each.field(), 'Ada');
    await user.clear(await each.field());
    expect(main().queryByRole('button', CLEAR)).toBeNull();
    await leaveAndComeBack(user);
    expect(await each.field()).toHaveValue('');
    expect(main().queryByText(RESTORED)).toBeNull();
  },
);

const SENT = [
  { form: 'feedback', button: 'Invia feedback', post: '/feedback/add' },
  { form: 'return', button: 'Invia richiesta di reso', post: '/order/return/:number' },
];

it.each(SENT)(
  '$form: what was restored stays as it is while it is being sent',
  async ({ form, button, post }) => {
    const each = FORMS.find((one) => one.form === form) as RestoredForm;
    const answer = backend.hold('post', post, { once: true });
    const { user } = await openForm(each);
    await enterText(user, await each.field(), 'Ada');
    await leaveAndComeBack(user);
    await each.field();
    const product = main().queryByRole('checkbox', { name: BEAR });
    if (product) await user.click(product);
    const notice = main().getByText(RESTORED);
    await user.click(main().getByRole('button', { name: button }));
    await waitFor(() => expect(backend.seen.some(({ method }) => method === 'POST')).toBe(true));
    await user.click(main().getByRole('button', CLEAR));
    expect(await each.field()).toHaveValue('Ada');
    answer(new HttpResponse('Chiuso.', { status: 409 }));
    expect(await main().findByText(/Chiuso/)).toBeVisible();
    expect(notice, 'the same element is not announced again').toBeVisible();
    await user.click(main().getByRole('button', CLEAR));
    expect(await each.field()).toHaveValue('');
  },
);

const choosePhoto: Record<string, (user: UserEvent) => Promise<void>> = {
  return: async (user) => user.upload(main().getByLabelText(/^Foto/), [pngFile()]),
  feedback: async (user) => {
    const group = within(await main().findByRole('group', { name: BEAR }));
    await user.upload(group.getByLabelText('Immagini'), [pngFile()]);
  },
};

it.each(FORMS.filter(({ form }) => form in choosePhoto))(
  '$form: asks before chosen photos are lost, and clears them too',
  async (each) => {
    const { user } = await openForm(each);
    await each.field();
    await choosePhoto[each.form]?.(user);
    await main().findByRole('img', { name: 'foto.png' });
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' });
    await user.click(link);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Le immagini scelte/ }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(main().getByRole('button', CLEAR));
    expect(main().queryByRole('img', { name: 'foto.png' })).toBeNull();
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  },
);

it('an order: what was typed is restored, says so, and can be cleared', async () => {
  const { user, store } = await openForm({ path: `/order/get/${NUMBER}`, isAdmin: true });
  const shipper = () => main().findByRole('textbox', { name: 'Corriere' });
  const before = (await shipper()).getAttribute('value') ?? '';
  await enterText(user, await shipper(), 'Ada');
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'SHIPPED');
  expect(main().queryByText(RESTORED)).toBeNull();
  await leaveAndComeBack(user);
  expect(await shipper()).toHaveValue('Ada');
  expect(main().getByRole('combobox', { name: 'Stato ordine' })).toHaveValue('SHIPPED');
  expect(main().getByText(RESTORED)).toBeVisible();
  await user.click(main().getByRole('button', CLEAR));
  expect(await shipper()).toHaveValue(before);
  expect(await shipper()).toHaveFocus();
  expect(main().getByRole('combobox', { name: 'Stato ordine' })).toHaveValue('');
  expect(main().queryByText(RESTORED)).toBeNull();
  expect(store.getState().drafts).toEqual({});
});
