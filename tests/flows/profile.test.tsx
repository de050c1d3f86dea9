import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { adminToken } from '#tests/support/orders';
import {
  HOST,
  leaveAndComeBack,
  main,
  openShop,
  storedToken,
  useMockBackend,
} from '#tests/support/shop';

const backend = useMockBackend();

async function openProfile() {
  const shop = await openShop(backend, '/admin/profile', { token: await adminToken() });
  await main().findByText('giulia.ferri');
  return shop;
}
type User = Awaited<ReturnType<typeof openProfile>>['user'];

async function edit(user: User, name: string, fields: Record<string, string>) {
  await user.click(main().getByRole('button', { name }));
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
const confirm = () => main().getByRole('button', { name: 'Conferma' });

it('shows who it is, with a mask for the password', async () => {
  await openProfile();
  for (const text of ['1', 'admin@bottega2018.example', '+39 06 5550 2018', '********']) {
    expect(main().getByText(text)).toBeVisible();
  }
  expect(main().getByRole('link', { name: 'Amministratori' })).toHaveAttribute(
    'href',
    '/admin/all',
  );
  const [read] = backend.calls('/admin/myProfile');
  expect(read?.headers.get('BearerToken')).toBe(storedToken());
});

it.each([
  {
    button: 'Modifica email',
    label: 'Nuova email',
    value: 'giulia+1@posta.example',
    call: '/admin/updateEmail?newEmail=giulia%2B1%40posta.example',
    old: 'admin@bottega2018.example',
    reply: 'Ti abbiamo inviato una email per confermare il nuovo indirizzo.',
    link: '/admin/new-email/1/giulia%2B1%40posta.example',
  },
  {
    button: 'Modifica telefono',
    label: 'Nuovo telefono',
    value: '+39 333 1',
    call: '/admin/updTelNum?telephoneNumber=%2B39+333+1',
    old: '+39 06 5550 2018',
    reply: 'Ti abbiamo inviato una email per confermare il nuovo numero.',
    link: '/admin/new-tel-num/1/%2B39%20333%201',
  },
])('$button: shows the new value at once, as waiting to be confirmed', async (change) => {
  const { user, store, mockBackend } = await openProfile();
  await edit(user, change.button, { [change.label]: change.value });
  await user.dblClick(confirm());
  expect(await main().findByText(change.reply)).toBeVisible();
  expect(main().getByText(change.value)).toBeVisible();
  expect(main().getByText('In attesa di conferma')).toBeVisible();
  expect(main().getByText(new RegExp(change.old.replace('+', '\\+')))).toBeVisible();
  expect(backend.calls('PATCH').map(({ path, search }) => path + search)).toEqual([change.call]);
  expect(main().getByRole('button', { name: change.button })).toHaveFocus();
  // The entity is what the backend has: the list still shows the old value.
  expect(JSON.stringify(store.getState().entities.admins)).toContain(change.old);
  expect(store.getState().drafts).toEqual({});
  const mails = await mockBackend.database.read((tables) => tables.getAll('mails'));
  expect(mails.map(({ link }) => link)).toContain(change.link);

  // It is still pending when the screen is opened again.
  await user.click(main().getByRole('link', { name: 'Amministratori' }));
  await main().findByRole('table');
  history.back();
  expect(await main().findByText('In attesa di conferma')).toBeVisible();
});

it('is no longer pending once the backend has the new value', async () => {
  const { user } = await openProfile();
  await edit(user, 'Modifica email', { 'Nuova email': 'nuova@posta.example' });
  await user.click(confirm());
  await main().findByText('In attesa di conferma');
  await fetch(`${HOST}/admin/newEmail/1/nuova%40posta.example`, { method: 'PATCH' });
  await user.click(main().getByRole('link', { name: 'Amministratori' }));
  await main().findByRole('table');
  history.back();
  expect(await main().findByText('nuova@posta.example')).toBeVisible();
  expect(main().queryByText('In attesa di conferma')).toBeNull();
});

it('changes the password, and stores it nowhere', async () => {
  const { user, store, mockBackend } = await openProfile();
  await edit(user, 'Modifica password', {
    'Password attuale': 'bottega2018',
    'Nuova password': 'nuova & segreta',
  });
  await user.keyboard('{Enter}');
  expect(await main().findByText('Password aggiornata con successo.')).toBeVisible();
  const admin = await mockBackend.database.read((tables) => tables.get('admins', '1'));
  expect(admin?.password).toBe('nuova & segreta');
  expect(JSON.stringify(store.getState())).not.toContain('segreta');
  await user.click(main().getByRole('button', { name: 'Modifica password' }));
  expect(screen.getByLabelText('Nuova password')).toHaveValue('');
});

it.each([
  ['Modifica email', '/admin/updateEmail', { 'Nuova email': 'a@b.it' }],
  ['Modifica telefono', '/admin/updTelNum', { 'Nuovo telefono': '06 2' }],
  [
    'Modifica password',
    '/admin/updatePassword',
    { 'Password attuale': 'uno', 'Nuova password': 'due' },
  ],
] as [string, string, Record<string, string>][])(
  '%s: shows our text if the backend sends none',
  async (button, path, fields) => {
    backend.server.use(http.patch(HOST + path, () => new HttpResponse('')));
    const { user } = await openProfile();
    await edit(user, button, fields);
    await user.click(confirm());
    expect(
      await main().findByText(
        button === 'Modifica password'
          ? 'Password aggiornata con successo.'
          : 'Modifica avvenuta con successo.',
      ),
    ).toBeVisible();
  },
);

it.each([
  ['Modifica email', '/admin/updateEmail', { 'Nuova email': 'a@b.it' }],
  [
    'Modifica password',
    '/admin/updatePassword',
    { 'Password attuale': 'bottega2018', 'Nuova password': 'due' },
  ],
] as [string, string, Record<string, string>][])(
  '%s: takes no input while it is being sent, because it would be dropped with what was sent',
  async (button, path, fields) => {
    const answer = backend.hold('patch', path, { once: true });
    const { user } = await openProfile();
    await edit(user, button, fields);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
    await user.keyboard('x');
    for (const [label, text] of Object.entries(fields)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    answer();
    await user.click(await main().findByRole('button', { name: button }));
    const [label = ''] = Object.keys(fields);
    await user.type(screen.getByLabelText(label), 'y');
    expect(screen.getByLabelText(label)).toHaveValue('y');
  },
);

it('shows the reason that the backend sends', async () => {
  const { user } = await openProfile();
  await edit(user, 'Modifica password', { 'Password attuale': 'x', 'Nuova password': 'y' });
  await user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Errore nel cambio password. Verifica i dati inseriti. La password attuale non è corretta.',
  );
});

it.each(['{Escape}', 'Annulla'])('goes back to viewing with %s, without a call', async (way) => {
  const { user, store } = await openProfile();
  await edit(user, 'Modifica email', { 'Nuova email': 'a@b.it' });
  expect(screen.getByLabelText('Nuova email')).toHaveFocus();
  if (way === 'Annulla') await user.click(main().getByRole('button', { name: way }));
  else await user.keyboard(way);
  expect(screen.queryByLabelText('Nuova email')).toBeNull();
  expect(main().getByRole('button', { name: 'Modifica email' })).toHaveFocus();
  expect(main().getByText('admin@bottega2018.example')).toBeVisible();
  expect(backend.calls('PATCH')).toHaveLength(0);
  expect(store.getState().drafts).toEqual({});
});

it('leaves a field open that is emptied after the user has come back to it', async () => {
  const { user } = await openProfile();
  await edit(user, 'Modifica email', { 'Nuova email': 'a@b.it' });
  await leaveAndComeBack(user);
  const field = await screen.findByLabelText('Nuova email');
  await user.clear(field);
  await user.keyboard('c@d.it');
  expect(field).toHaveValue('c@d.it');
  expect(field).toHaveFocus();
});

it('requires the missing values, without a call', async () => {
  const { user } = await openProfile();
  await edit(user, 'Modifica password', { 'Password attuale': 'uno' });
  await user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent('Compila tutti i campi!');
  expect(screen.getByLabelText('Nuova password')).toBeInvalid();
  expect(screen.getByLabelText('Nuova password')).toHaveAccessibleDescription(
    'Compila questo campo.',
  );
  expect(screen.getByLabelText('Nuova password')).toHaveFocus();
  expect(backend.calls('PATCH')).toHaveLength(0);
});

it('treats blanks as missing', async () => {
  const { user } = await openProfile();
  await edit(user, 'Modifica telefono', { 'Nuovo telefono': '   ' });
  await user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent('Compila tutti i campi!');
  expect(screen.getByLabelText('Nuovo telefono')).toBeInvalid();
  expect(backend.calls('PATCH')).toHaveLength(0);
});

it.each([
  ['an error', () => new HttpResponse(null, { status: 404 }), 'Impossibile caricare il profilo.'],
  ['a text alone', () => HttpResponse.text('Sessione sconosciuta.'), 'Sessione sconosciuta.'],
  ['what is no profile', () => HttpResponse.json([1]), 'Impossibile caricare il profilo.'],
])(
  'says once that the profile cannot be loaded for %s, and loads it on request',
  async (_, reply, text) => {
    const mend = backend.fail('get', '/admin/myProfile', reply);
    const { user, store } = await openShop(backend, '/admin/profile', {
      token: await adminToken(),
    });
    const alert = await main().findByRole('alert');
    expect(alert.querySelector('p')).toHaveTextContent(new RegExp(`^${text}$`));
    expect(store.getState().notifications).toEqual([]);
    mend();
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await main().findByText('giulia.ferri')).toBeVisible();
  },
);

it('says that a password may have been changed if no answer arrives', async () => {
  backend.fail('patch', '/admin/updatePassword', () => HttpResponse.error());
  const { user } = await openProfile();
  await edit(user, 'Modifica password', { 'Password attuale': 'uno', 'Nuova password': 'due' });
  await user.keyboard('{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Errore nel cambio password. Verifica i dati inseriti. L’esito non è noto: se la password attuale non è più accettata, vale già quella nuova.',
  );
});

it('leaves the focus where one types while another value is being sent', async () => {
  const reply = backend.hold('patch', '/admin/updateEmail');
  const { user } = await openProfile();
  await edit(user, 'Modifica email', { 'Nuova email': 'a@b.example' });
  await user.click(confirm());
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  await edit(user, 'Modifica telefono', { 'Nuovo telefono': '06' });
  reply();
  await main().findByText('In attesa di conferma');
  expect(screen.getByLabelText('Nuovo telefono')).toHaveFocus();
});
