import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { HOST, leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const PATH = '/admin/registration';
const ANNA = {
  Username: 'anna.neri',
  Email: 'anna@posta.example',
  Telefono: '+39 06 5550 2020',
  Password: 'segreta di Anna',
  'Codice di autorizzazione': 'BOTTEGA-2018',
};

const banner = () => within(screen.getByRole('banner'));

async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  changed: Partial<typeof ANNA> = {},
) {
  await screen.findByLabelText('Username');
  for (const [label, text] of Object.entries({ ...ANNA, ...changed })) {
    await user.click(screen.getByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}

/** Sends the form, and holds the call until `answer`. */
async function holdAnswer() {
  const reply = backend.hold('post', PATH);
  const shop = await openShop(backend, PATH);
  await fillIn(shop.user);
  await shop.user.click(press());
  await expect.poll(() => backend.calls(PATH)).toHaveLength(1);
  return { ...shop, answer: () => reply(HttpResponse.text('Fatto.')) };
}

const press = () => screen.getByRole('button', { name: 'Registrati' });

it('shows the text of the backend in a popup whose OK leads home', async () => {
  const { user, mockBackend } = await openShop(backend, PATH);
  await fillIn(user);
  await user.dblClick(press());
  const popup = await screen.findByRole('alertdialog');
  expect(popup).toHaveAccessibleName(
    'Registrazione ricevuta: controlla la tua email per attivare l’account.',
  );
  expect(backend.calls(PATH)).toHaveLength(1);
  const admins = await mockBackend.database.read((tables) => tables.getAll('admins'));
  expect(admins).toContainEqual(
    expect.objectContaining({
      username: 'anna.neri',
      email: 'anna@posta.example',
      telephoneNumber: '+39 06 5550 2020',
      password: 'segreta di Anna',
      stage: 'registered',
    }),
  );
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  await expect.poll(() => location.pathname).toBe('/');
});

it('requires all five fields, marks the missing ones and sends nothing', async () => {
  const { user } = await openShop(backend, PATH);
  await fillIn(user, { Telefono: '', Password: '' });
  await user.click(press());
  expect(await main().findByRole('alert')).toHaveTextContent('Compila tutti i campi!');
  for (const label of ['Telefono', 'Password']) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Compila questo campo.');
  }
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Telefono')).toHaveFocus();
  expect(backend.calls(PATH)).toHaveLength(0);
  await user.keyboard('06 1');
  expect(screen.getByLabelText('Telefono')).toBeValid();
});

it('keeps everything typed if the text of the backend is a refusal', async () => {
  const { user } = await openShop(backend, PATH);
  await fillIn(user, { 'Codice di autorizzazione': 'sbagliato' });
  await user.keyboard('{Enter}');
  const popup = await screen.findByRole('alertdialog', {
    name: 'Codice di autorizzazione non valido.',
  });
  await user.click(within(popup).getByRole('button', { name: 'Torna al modulo' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(location.pathname).toBe(PATH);
  expect(screen.getByLabelText('Password')).toHaveValue(ANNA.Password);
  expect(screen.getByLabelText('Codice di autorizzazione')).toHaveValue('sbagliato');
});

it.each([
  ['400', () => HttpResponse.text('Email già registrata.', { status: 400 })],
  ['401', () => HttpResponse.text('Email già registrata.', { status: 401 })],
  ['500 in JSON', () => HttpResponse.json({ message: 'Email già registrata.' }, { status: 500 })],
])('shows the text of the backend in the popup with status %s too', async (_, reply) => {
  backend.server.use(http.post(HOST + PATH, reply));
  const { user } = await openShop(backend, PATH);
  await fillIn(user);
  await user.click(press());
  const popup = await screen.findByRole('alertdialog', { name: 'Email già registrata.' });
  expect(screen.queryByText(/Errore durante la registrazione/)).toBeNull();
  await user.click(within(popup).getByRole('button', { name: 'Torna al modulo' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveValue(ANNA.Password);
  await user.click(press());
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await expect.poll(() => location.pathname).toBe('/');
});

it('shows a refusal of the backend in the popup, however long it is', async () => {
  const refusal = `Il codice non è valido: ${'chiedine uno nuovo a chi ti ha invitato, '.repeat(10)}grazie.`;
  backend.server.use(http.post(HOST + PATH, () => HttpResponse.text(refusal, { status: 400 })));
  const { user } = await openShop(backend, PATH);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(refusal);
});

it('shows the text of the backend in a toast on another page', async () => {
  const { user, answer } = await holdAnswer();
  await user.click(banner().getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
  answer();
  expect(await screen.findByText('Fatto.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows the text of the backend in the popup if the user has left and come back meanwhile', async () => {
  const { user, answer, store } = await holdAnswer();
  await leaveAndComeBack(user);
  await screen.findByLabelText('Username');
  answer();
  const popup = await screen.findByRole('alertdialog', { name: 'Fatto.' });
  expect(store.getState().notifications).toEqual([]);
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  await expect.poll(() => location.pathname).toBe('/');
  expect(store.getState().drafts).toEqual({});
});

it('stores neither password nor code outside the form', async () => {
  const { user, store } = await openShop(backend, PATH);
  await fillIn(user);
  expect(store.getState().drafts).toEqual({
    'admin-registration': {
      username: ANNA.Username,
      email: ANNA.Email,
      telephoneNumber: ANNA.Telefono,
    },
  });
  await user.click(press());
  const popup = await screen.findByRole('alertdialog');
  const state = JSON.stringify(store.getState());
  expect(state).not.toContain(ANNA.Password);
  expect(state).not.toContain(ANNA['Codice di autorizzazione']);
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  await expect.poll(() => store.getState().drafts).toEqual({});
});

it('takes no correction while it is being sent, which would be lost with the reply', async () => {
  const { user, answer } = await holdAnswer();
  await user.type(screen.getByLabelText('Email'), '.it');
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.getByLabelText('Email')).toHaveValue(ANNA.Email);
  expect(screen.getByLabelText('Password')).toHaveValue(ANNA.Password);
  answer();
  const popup = within(await screen.findByRole('alertdialog'));
  await user.click(popup.getByRole('button', { name: 'Torna al modulo' }));
  await user.type(screen.getByLabelText('Email'), '.it');
  expect(screen.getByLabelText('Email')).toHaveValue(`${ANNA.Email}.it`);
});
