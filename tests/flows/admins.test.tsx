import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionExpired } from '#src/session/sessionSlice';
import { recordAnnouncements } from '#tests/support/announcements';
import { adminToken } from '#tests/support/orders';
import {
  HOST,
  leaveAndComeBack,
  main,
  openShop,
  storedToken,
  useMockBackend,
} from '#tests/support/shop';
import { signInHere } from '#tests/support/signInHere';

const backend = useMockBackend();
const CODE = 'Inserisci il codice boss per confermare:';

async function openAll(path = '/admin/all') {
  return openShop(backend, path, { token: await adminToken() });
}
const rowOf = (username: string) => main().findByRole('row', { name: new RegExp(username) });

describe('the list', () => {
  it('is a table of all administrators, with the four columns', async () => {
    await openAll();
    const table = within(await main().findByRole('table', { name: 'Amministratori' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['ID', 'Username', 'Email', 'Azioni']);
    expect(table.getAllByRole('row')).toHaveLength(4);
    const row = within(await rowOf('luca.conti'));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '2',
      'luca.conti',
      'luca.conti@bottega2018.example',
      'Elimina',
    ]);
    expect(row.getByRole('button', { name: 'Elimina luca.conti' })).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', '/admin/edit-admin/2');
    const [read] = backend.calls('/admin/getAll');
    expect(read?.headers.get('BearerToken')).toBe(storedToken());
  });

  it('opens an administrator by a click anywhere on the row, but not around its button', async () => {
    const { user } = await openAll();
    const row = within(await rowOf('sara.marin'));
    await user.click(row.getByRole('button', { name: 'Elimina sara.marin' }));
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(location.pathname).toBe('/admin/all');
    const index = () => (history.state as { idx: number }).idx;
    const before = index();
    const email = row.getByRole('cell', { name: 'sara.marin@bottega2018.example' });
    act(() => {
      email.click();
      email.click();
    });
    expect(await main().findByRole('heading', { level: 2, name: 'sara.marin' })).toBeVisible();
    expect(location.pathname).toBe('/admin/edit-admin/3');
    expect(index()).toBe(before + 1);
  });

  it('says that there are no administrators', async () => {
    backend.server.use(http.get(`${HOST}/admin/getAll`, () => HttpResponse.json([])));
    await openAll();
    expect(await main().findByText('Nessun amministratore trovato.')).toBeVisible();
  });

  it('says that they could not be read, and retries on request', async () => {
    const mend = backend.fail('get', '/admin/getAll', 404);
    const { user } = await openAll();
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Errore nel recupero degli amministratori.',
    );
    expect(screen.getAllByText('Errore nel recupero degli amministratori.')).toHaveLength(1);
    mend();
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await rowOf('luca.conti')).toBeVisible();
  });

  it('shows incomplete data', async () => {
    backend.server.use(
      http.get(`${HOST}/admin/getAll`, () =>
        HttpResponse.json([
          { id: 7, username: null },
          { id: 'x', username: '<b>x</b>' },
        ]),
      ),
    );
    await openAll();
    expect(await main().findByRole('button', { name: 'Elimina Amministratore 7' })).toBeVisible();
    expect(main().getByRole('link', { name: '<b>x</b>' })).toBeVisible();
  });
});

describe('deleting', () => {
  async function ask(path?: string) {
    const shop = await openAll(path);
    await shop.user.click(await main().findByRole('button', { name: 'Elimina luca.conti' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...shop, dialog, code: dialog.getByLabelText(CODE) };
  }

  /** Deletes, and holds the refusal of the boss code until `answer`. */
  async function askAndHoldRefusal(path?: string) {
    const reply = backend.hold('delete', '/admin/delete/2');
    const shop = await ask(path);
    await shop.user.type(shop.code, 'sbagliato{Enter}');
    await expect.poll(() => backend.calls('DELETE')).toHaveLength(1);
    const refusal = HttpResponse.text('Codice boss non valido.', { status: 403 });
    return { ...shop, answer: () => reply(refusal) };
  }

  it('asks for the boss code, and removes the row', async () => {
    const { user, dialog, code, mockBackend } = await ask();
    expect(code).toHaveAttribute('type', 'password');
    await expect.poll(() => document.activeElement).toBe(code);
    await user.type(code, 'boss2018');
    await user.dblClick(dialog.getByRole('button', { name: 'Conferma' }));
    await expect.poll(() => main().queryByRole('row', { name: /luca/ })).toBeNull();
    expect(backend.calls('DELETE').map(({ path, search }) => path + search)).toEqual([
      '/admin/delete/2?bossCode=boss2018',
    ]);
    expect(await mockBackend.database.read((tables) => tables.get('admins', '2'))).toBeUndefined();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('says that it is under way', async () => {
    const answer = backend.hold('delete', '/admin/delete/2');
    const { user, code } = await ask();
    await user.type(code, 'boss2018{Enter}');
    const status = await main().findByText('Eliminazione in corso…');
    expect(status).toHaveRole('status');
    expect(status).not.toHaveClass('visually-hidden');
    answer();
    await expect.poll(() => main().queryByText('Eliminazione in corso…')).toBeNull();
  });

  it('does nothing if it is cancelled or there is no code', async () => {
    const { user, dialog, code } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    // Enter in the field does not move the focus, so that nothing would read it.
    expect(dialog.getByRole('alert')).toHaveTextContent('Compila questo campo.');
    await user.keyboard('x{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(main().getByRole('button', { name: 'Elimina luca.conti' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText(CODE)).toHaveValue('');
    await user.click(again.getByRole('button', { name: 'Annulla' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(backend.calls('DELETE')).toHaveLength(0);
    expect(await rowOf('luca.conti')).toBeVisible();
  });

  it('shows an alert if it failed, and keeps the code', async () => {
    const { user, dialog, code, store } = await ask();
    await user.type(code, 'sbagliato');
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    const alert = await screen.findByRole('alertdialog', {
      name: "Impossibile eliminare l'amministratore.",
    });
    expect(alert).toHaveTextContent('Codice boss non valido.');
    expect(JSON.stringify(store.getState())).not.toContain('sbagliato');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(await rowOf('luca.conti')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Elimina luca.conti' }));
    expect(await screen.findByLabelText(CODE)).toHaveValue('sbagliato');
  });

  it('says that the outcome is unknown if no answer arrives, and shows a deletion that did arrive', async () => {
    let isLost = true;
    backend.server.use(
      http.delete(`${HOST}/admin/delete/2`, async ({ request }) => {
        if (!isLost) return undefined;
        isLost = false;
        await fetch(request); // it arrives, but its answer is lost
        return HttpResponse.error();
      }),
    );
    const { user, code } = await ask();
    await user.type(code, 'boss2018{Enter}');
    const alert = await screen.findByRole('alertdialog', {
      name: "Impossibile eliminare l'amministratore.",
    });
    expect(alert).toHaveTextContent('L’esito non è noto');
    await expect.poll(() => main().queryByRole('row', { name: /luca/, hidden: true })).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('shows the alert if the user has left and come back meanwhile', async () => {
    const text = "Impossibile eliminare l'amministratore.";
    const { user, store, answer } = await askAndHoldRefusal();
    await leaveAndComeBack(user);
    await rowOf('luca.conti');
    answer();
    const alert = await screen.findByRole('alertdialog', { name: text });
    expect(alert).toHaveTextContent('Codice boss non valido.');
    expect(store.getState().notifications).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says elsewhere in a toast that it failed', async () => {
    const { user, answer } = await askAndHoldRefusal('/admin/edit-admin/2');
    await user.click(main().getByRole('link', { name: 'Tutti gli amministratori' }));
    await rowOf('luca.conti');
    answer();
    expect(
      await screen.findByText("Impossibile eliminare l'amministratore. Codice boss non valido."),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps the code over a 401 and a login over the page', async () => {
    backend.fail('delete', '/admin/delete/:id', 401, { once: true });
    const { user, code } = await ask();
    await user.type(code, 'boss2018{Enter}');
    await signInHere(user);
    await user.click(await main().findByRole('button', { name: 'Elimina luca.conti' }));
    expect(await screen.findByLabelText(CODE)).toHaveValue('boss2018');
  });

  it('leaves the focus in the page if the session ends while the code is asked for', async () => {
    const { store, code } = await ask();
    await expect.poll(() => document.activeElement).toBe(code);
    act(() => void store.dispatch(sessionExpired()));
    expect(await main().findByText(/Non autorizzato/)).toBeVisible();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('does not take the focus from a field of the page that was opened meanwhile', async () => {
    const answer = backend.hold('delete', '/admin/delete/2');
    const { user, code } = await ask();
    await user.type(code, 'boss2018{Enter}');
    await expect.poll(() => backend.calls('DELETE')).toHaveLength(1);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Ordini' }));
    const search = await screen.findByRole('searchbox', { name: 'Cerca per numero ordine' });
    await user.type(search, 'B2');
    answer();
    await screen.findByText('luca.conti non è più tra gli amministratori.');
    expect(search).toHaveFocus();
  });

  it('does not lead to the list who has opened another page meanwhile, whose file is still loading', async () => {
    const answer = backend.hold('delete', '/admin/delete/2');
    const { user, code } = await ask('/admin/edit-admin/2');
    await user.type(code, 'boss2018{Enter}');
    await expect.poll(() => backend.calls('DELETE')).toHaveLength(1);
    history.pushState(null, '', '/contattaci');
    answer();
    await screen.findByText('luca.conti non è più tra gli amministratori.');
    expect(location.pathname).toBe('/contattaci');
  });

  it('leads from an administrator’s page back to the list', async () => {
    const { user, code } = await ask('/admin/edit-admin/2');
    const said = recordAnnouncements();
    await user.type(code, 'boss2018{Enter}');
    await expect.poll(() => location.pathname).toBe('/admin/all');
    expect(said).not.toContain('Amministratore non trovato.');
    expect(await rowOf('sara.marin')).toBeVisible();
    expect(main().queryByRole('row', { name: /luca/ })).toBeNull();
  });
});

describe('the page of an administrator', () => {
  it('shows what is known, read-only', async () => {
    await openAll('/admin/edit-admin/2');
    expect(await main().findByRole('heading', { level: 2, name: 'luca.conti' })).toBeVisible();
    expect(main().getByText('luca.conti@bottega2018.example')).toBeVisible();
    expect(main().getByText('+39 06 5550 2019')).toBeVisible();
    expect(main().queryByRole('textbox')).toBeNull();
    expect(main().getByRole('link', { name: 'Tutti gli amministratori' })).toBeVisible();
  });

  it('says that there is no such administrator', async () => {
    await openAll('/admin/edit-admin/99');
    expect(await main().findByRole('alert')).toHaveTextContent('Amministratore non trovato.');
  });

  it('does not say so if they could not be read', async () => {
    backend.fail('get', '/admin/getAll', 404);
    await openAll('/admin/edit-admin/2');
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Errore nel recupero degli amministratori.',
    );
    expect(screen.getAllByText('Errore nel recupero degli amministratori.')).toHaveLength(1);
    expect(main().queryByText('Amministratore non trovato.')).toBeNull();
  });
});
