import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOut } from '#src/session/sessionSlice';
import { withAnna } from '#tests/support/newColleague';
import { adminToken } from '#tests/support/orders';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';

const confetti = vi.hoisted(() => vi.fn((_props: Record<string, unknown>) => null));
vi.mock('react-confetti', () => ({ default: confetti }));

const backend = useMockBackend();

beforeEach(() => {
  confetti.mockReset().mockReturnValue(null);
  // jsdom has no canvas; here it is enough to pretend that it has.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  {
    what: 'e-mail',
    link: '/admin/new-email/a%2Fna/nuova%40posta.example',
    path: '/admin/newEmail/a%2Fna/nuova%40posta.example',
    pattern: '/admin/newEmail/:id/:value',
    done: 'Email modificata con successo!',
    failed: 'La tua email NON è stata aggiornata. Richiedi di nuovo la modifica dal tuo profilo.',
    changed: { email: 'nuova@posta.example' },
  },
  {
    what: 'telephone number',
    link: '/admin/new-tel-num/a%2Fna/%2B39%2006%202',
    path: '/admin/new-tel-num/a%2Fna/%2B39%2006%202',
    pattern: '/admin/new-tel-num/:id/:value',
    done: 'Numero di telefono modificato con successo!',
    failed: 'Il tuo numero NON è stato aggiornato. Richiedi di nuovo la modifica dal tuo profilo.',
    changed: { telephoneNumber: '+39 06 2' },
  },
])('a new $what', ({ link, path, pattern, done, failed, changed }) => {
  it('is confirmed once, with a hundred pieces of confetti', async () => {
    const { mockBackend } = await openShop(backend, link, {
      change: withAnna('activated'),
      token: await adminToken(),
    });
    expect(await main().findByText(done)).toBeVisible();
    expect(backend.calls('PATCH').map((call) => call.path)).toEqual([path]);
    const anna = await mockBackend.database.read((tables) => tables.get('admins', 'a/na'));
    expect(anna).toMatchObject(changed);
    await expect
      .poll(() => confetti.mock.calls.at(-1)?.[0])
      .toMatchObject({
        numberOfPieces: 100,
        recycle: false,
        'aria-hidden': 'true',
      });
    const { length } = history;
    const back = main().getByRole('button', { name: 'Torna al profilo' });
    act(() => {
      back.click();
      back.click();
    });
    expect(location.pathname).toBe('/admin/profile');
    expect(history).toHaveLength(length + 1);
  });

  it('is not confirmed again by a logout', async () => {
    backend.fail('patch', pattern, 400);
    const works = () => new HttpResponse(null);
    backend.server.use(http.patch(HOST + pattern, works, { once: true }));
    const { store } = await openShop(backend, link, { token: await adminToken() });
    const shown = await main().findByText(done);
    act(() => void store.dispatch(loggedOut()));
    // The logout renders the page anew.
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    expect(await main().findByText(done)).toBeVisible();
    await settled(store);
    expect(main().getByText(done)).toBeVisible();
    expect(backend.calls('PATCH')).toHaveLength(1);
  });

  it('is confirmed once if the user logs out meanwhile', async () => {
    const answer = backend.hold('patch', pattern);
    const { store } = await openShop(backend, link, { token: await adminToken() });
    act(() => void store.dispatch(loggedOut()));
    answer(new HttpResponse(null));
    expect(await main().findByText(done)).toBeVisible();
    expect(backend.calls('PATCH')).toHaveLength(1);
  });

  it('shows the text of the backend', async () => {
    backend.server.use(http.patch(HOST + pattern, () => HttpResponse.text('Fatto, grazie.')));
    await openShop(backend, link);
    expect(await main().findByText('Fatto, grazie.')).toBeVisible();
  });

  it('is confirmed by any 2xx, in our words if its body is an object', async () => {
    backend.server.use(http.patch(HOST + pattern, () => HttpResponse.json({ id: 1 })));
    await openShop(backend, link);
    expect(await main().findByText(done)).toBeVisible();
  });

  it('has no confetti under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          media: query,
          addListener: () => {},
          removeListener: () => {},
        }) as unknown as MediaQueryList,
    );
    await openShop(backend, link, { change: withAnna('activated') });
    expect(await main().findByText(done)).toBeVisible();
    await main().findByRole('button', { name: 'Torna al profilo' });
    expect(confetti).not.toHaveBeenCalled();
  });

  it('explains a failure, and retries', async () => {
    const mend = backend.fail('patch', pattern, 400);
    const { user } = await openShop(backend, link, { change: withAnna('activated') });
    expect(await main().findByRole('alert')).toHaveTextContent(
      `Errore nella conferma. Il link potrebbe essere scaduto o non valido. ${failed}`,
    );
    expect(confetti).not.toHaveBeenCalled();
    mend();
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await main().findByText(done)).toBeVisible();
  });
});
