import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { BEAR, CHESS, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';
import { HOST, leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const group = (name: string) => within(screen.getByRole('group', { name }));
const send = () => main().getByRole('button', { name: /^Invia / });
const photos = () => main().queryAllByRole('img', { name: /^foto/ });
const isLocked = () => send().getAttribute('aria-disabled') === 'true';
const LOST = /Le immagini scelte non si possono ritrovare: sceglile di nuovo\.$/;

type Form = {
  form: string;
  path: string;
  call: string;
  fill: (user: UserEvent) => Promise<void>;
  text: () => HTMLElement;
  photos: () => HTMLElement;
  done: string;
};

const FORMS: Form[] = [
  {
    form: 'return',
    path: `/order/return/${NUMBER}`,
    call: '/order/return/:number',
    fill: (user) => user.click(screen.getByRole('checkbox', { name: BEAR })),
    text: () => main().getByRole('textbox', { name: 'Motivo del reso' }),
    photos: () => main().getByLabelText('Foto (facoltative)'),
    done: 'Richiesta di reso inviata con successo!',
  },
  {
    form: 'feedback',
    path: `/feedback?orderNumber=${NUMBER}`,
    call: '/feedback/add',
    fill: (user) => user.click(group(CHESS).getByRole('button', { name: 'Nessuna valutazione' })),
    text: () => group(BEAR).getByRole('textbox', { name: 'Commento' }),
    photos: () => group(BEAR).getByLabelText('Immagini'),
    done: 'Grazie per il tuo feedback!',
  },
];

async function openFilled({ path, fill, text, photos: field }: Form) {
  const shop = await openShop(backend, path, { change: deliveredOrder() });
  await main().findByRole('button', { name: /^Invia / });
  await fill(shop.user);
  await shop.user.type(text(), 'Rotto.');
  await shop.user.upload(field(), pngFile());
  await waitFor(() => expect(photos()).toHaveLength(1));
  return shop;
}

it.each(FORMS)(
  '$form: photos are there again if its call fails after a return to it',
  async (form) => {
    const answer = backend.hold('post', form.call, { once: true });
    const { user, store } = await openFilled(form);
    await user.click(send());
    await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
    await leaveAndComeBack(user);
    await main().findByRole('button', { name: /^Invia / });
    expect(photos()).toHaveLength(1);
    expect(isLocked()).toBe(true);
    answer(new HttpResponse(null, { status: 500 }));
    expect(await main().findByRole('alert')).toHaveTextContent(/^Errore durante l'invio/);
    expect(form.text()).toHaveValue('Rotto.');
    expect(photos()).toHaveLength(1);
    await user.click(send());
    expect(await main().findByText(form.done)).toBeVisible();
    expect(store.getState().drafts).toEqual({});
  },
);

it.each(FORMS)('$form: photos are there again if its call fails elsewhere', async (form) => {
  const answer = backend.hold('post', form.call, { once: true });
  const { user } = await openFilled(form);
  await user.click(send());
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
  answer(new HttpResponse(null, { status: 500 }));
  expect(await screen.findByText(/^Errore durante l'invio/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`ordine ${NUMBER}$`) }));
  await main().findByRole('button', { name: /^Invia / });
  expect(form.text()).toHaveValue('Rotto.');
  expect(photos()).toHaveLength(1);
  expect(isLocked()).toBe(false);
  expect(main().queryByText(LOST)).toBeNull();
});

it.each(FORMS)(
  '$form: says that a reload has dropped its photos, until others are chosen',
  async (form) => {
    const { store } = await openFilled(form);
    const { drafts } = store.getState();
    cleanup();
    const { user } = await openShop(backend, form.path, { change: deliveredOrder(), drafts });
    expect(await main().findByText(LOST)).toBeVisible();
    expect(form.text()).toHaveValue('Rotto.');
    await user.upload(form.photos(), pngFile());
    expect(main().queryByText(LOST)).toBeNull();
    expect(photos()).toHaveLength(1);
  },
);

it.each(FORMS)(
  '$form: does not say that something was found if only photos are lost',
  async (form) => {
    const { user, store } = await openShop(backend, form.path, { change: deliveredOrder() });
    await main().findByRole('button', { name: /^Invia / });
    await user.upload(form.photos(), pngFile());
    await waitFor(() => expect(photos()).toHaveLength(1));
    const { drafts } = store.getState();
    cleanup();
    await openShop(backend, form.path, { change: deliveredOrder(), drafts });
    expect(await main().findByText(LOST)).toHaveTextContent(/^Le immagini/);
  },
);

it.each(FORMS)(
  '$form: photos that were given up are neither kept nor said to be lost',
  async (form) => {
    const { user } = await openFilled(form);
    const { path } = form;
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' });
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Conferma' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    history.back();
    await waitFor(() => expect(location.pathname + location.search).toBe(path));
    await main().findByRole('button', { name: /^Invia / });
    expect(form.text()).toHaveValue('Rotto.');
    expect(photos()).toHaveLength(0);
    expect(main().queryByText(LOST)).toBeNull();
  },
);

it('feedback: photos that were sent are not asked about, and not said to be lost', async () => {
  const answer = backend.hold('post', '/feedback/add', { once: true });
  let calls = 0;
  backend.server.use(
    http.post(`${HOST}/feedback/add`, () => {
      calls += 1;
      return calls === 2 ? new HttpResponse(null, { status: 500 }) : undefined;
    }),
  );
  const shop = await openShop(backend, `/feedback?orderNumber=${NUMBER}`, {
    change: deliveredOrder(),
  });
  const { user, store } = shop;
  await main().findByRole('group', { name: BEAR });
  await user.upload(group(BEAR).getByLabelText('Immagini'), pngFile());
  await waitFor(() => expect(photos()).toHaveLength(1));
  await user.click(send());
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await leaveAndComeBack(user);
  answer();
  expect(await main().findByRole('alert')).toHaveTextContent(/^Errore durante l'invio/);
  expect(group(BEAR).getByText('Inviato')).toBeVisible();
  const { drafts } = store.getState();
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' });
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  cleanup();
  await openShop(backend, `/feedback?orderNumber=${NUMBER}`, { change: deliveredOrder(), drafts });
  expect(await main().findByText('Inviato')).toBeVisible();
  expect(main().queryByText(LOST)).toBeNull();
});
