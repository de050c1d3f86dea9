import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '#mocks/seed/buildSeed';
import { loggedOut } from '#src/session/sessionSlice';
import { adminToken } from '#tests/support/orders';
import { HOST, leaveAndComeBack, openShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';
import { expectNoRedirect, expectRedirect, stopTimers } from '#tests/support/stopTimers';

const confetti = vi.hoisted(() => vi.fn((_props: Record<string, unknown>) => null));
vi.mock('react-confetti', () => ({ default: confetti }));

const backend = useMockBackend();
const main = () => within(screen.getByRole('main'));
const patches = () => backend.seen.filter(({ method }) => method === 'PATCH');

beforeEach(() => {
  confetti.mockReset().mockReturnValue(null);
  // jsdom has no canvas; here it is enough to pretend that it has.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function withAnna(stage: 'registered' | 'activated') {
  return (seed: Seed) => {
    seed.admins.push({
      id: 'a/na',
      username: 'anna',
      email: 'anna@posta.example',
      telephoneNumber: '06 1',
      password: 'segreta',
      stage,
      activationCode: 'codice',
      pendingEmail: 'nuova@posta.example',
      pendingTelephoneNumber: '+39 06 2',
    });
  };
}

describe('activation', () => {
  const LINK = '/admin/activeAccount/a%2Fna/codice';

  it('is requested once and leads to the login after two seconds', async () => {
    stopTimers();
    const { mockBackend } = await openShop(backend, LINK, { change: withAnna('registered') });
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    expect(patches().map(({ path }) => path)).toEqual([LINK]);
    const anna = await mockBackend.database.read((tables) => tables.get('admins', 'a/na'));
    expect(anna?.stage).toBe('activated');
    expect(location.pathname).toBe(LINK);
    await expectRedirect(2_000, '/login');
  });

  const ACTIVATED = 'Registrazione effettuata con successo!';
  const alwaysActivates = () =>
    backend.server.use(
      http.patch(`${HOST}/admin/activeAccount/:id/:code`, () => HttpResponse.text(ACTIVATED)),
    );

  it('is requested again by a reload, which leads to the login too', async () => {
    alwaysActivates();
    stopTimers();
    await openShop(backend, LINK);
    await main().findByText(ACTIVATED);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    cleanup();
    await openShop(backend, LINK);
    expect(await main().findByText(ACTIVATED)).toBeVisible();
    expect(patches()).toHaveLength(2);
    await expectRedirect(2_000, '/login');
  });

  it('is requested again by a second visit, which leads to the login too', async () => {
    alwaysActivates();
    stopTimers();
    const { user } = await openShop(backend, LINK);
    await main().findByText(ACTIVATED);
    await leaveAndComeBack(user);
    expect(await main().findByText(ACTIVATED)).toBeVisible();
    expect(patches()).toHaveLength(2);
    await expectRedirect(2_000, '/login');
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    backend.server.use(
      http.patch(`${HOST}/admin/activeAccount/:id/:code`, async () => {
        await answered;
        return HttpResponse.text(ACTIVATED);
      }),
    );
    const { user } = await openShop(backend, LINK);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    answer();
    expect(await screen.findAllByText(ACTIVATED)).toHaveLength(1);
    expect(main().queryByText(ACTIVATED)).toBeNull();
  });

  it('shows any other text and stays', async () => {
    stopTimers();
    await openShop(backend, '/admin/activeAccount/a%2Fna/altro', {
      change: withAnna('registered'),
    });
    expect(await main().findByText('Il link di attivazione non è valido.')).toBeVisible();
    // An account that is active already is refused as well.
    expect(main().getByRole('link', { name: 'Vai al login' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(location.pathname).toBe('/admin/activeAccount/a%2Fna/altro');
  });

  it('treats an answer without a text as a success', async () => {
    backend.server.use(
      http.patch(`${HOST}/admin/activeAccount/:id/:code`, () => new HttpResponse(null)),
    );
    stopTimers();
    await openShop(backend, LINK, { change: withAnna('registered') });
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    await expectRedirect(2_000, '/login');
  });

  it('can be retried after a failure', async () => {
    const mend = backend.fail('patch', '/admin/activeAccount/:id/:code', () =>
      HttpResponse.error(),
    );
    const { user } = await openShop(backend, LINK, { change: withAnna('registered') });
    expect(await main().findByRole('alert')).toHaveTextContent(
      "Errore durante l'attivazione dell'account.",
    );
    mend();
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    expect(patches()).toHaveLength(2);
  });

  it('does not redirect to the login after the user has left', async () => {
    stopTimers();
    const { user } = await openShop(backend, LINK, { change: withAnna('registered') });
    await main().findByText('Registrazione effettuata con successo!');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    expect(location.pathname).toBe('/chi-siamo');
    await expectNoRedirect(2_000);
  });

  it('shares the pending call when the page is opened again meanwhile', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    backend.server.use(
      http.patch(`${HOST}/admin/activeAccount/:id/:code`, async () => {
        await answered;
        return HttpResponse.text('Registrazione effettuata con successo!');
      }),
    );
    const { user } = await openShop(backend, LINK);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    history.back();
    expect(await main().findByText('Attivazione dell’account…')).toBeVisible();
    answer();
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    expect(patches()).toHaveLength(1);
  });
});

describe('acceptance', () => {
  const LINK = '/admin/acceptance/a%2Fna';

  it('is requested once and leads to the login after two seconds', async () => {
    stopTimers();
    await openShop(backend, LINK, { change: withAnna('activated') });
    expect(await main().findByText('Dipendente accettato con successo!')).toBeVisible();
    expect(patches().map(({ path }) => path)).toEqual([LINK]);
    await expectRedirect(2_000, '/login');
  });

  it('shows its own text for false', async () => {
    backend.server.use(http.patch(`${HOST}/admin/acceptance/:id`, () => HttpResponse.json(false)));
    await openShop(backend, LINK);
    expect(await main().findByRole('alert')).toHaveTextContent(
      "Errore nell'accettazione del dipendente.",
    );
    expect(main().getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
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
    const { user, mockBackend } = await openShop(backend, link, {
      change: withAnna('activated'),
      token: await adminToken(),
    });
    expect(await main().findByText(done)).toBeVisible();
    expect(patches().map((call) => call.path)).toEqual([path]);
    const anna = await mockBackend.database.read((tables) => tables.get('admins', 'a/na'));
    expect(anna).toMatchObject(changed);
    await expect
      .poll(() => confetti.mock.calls.at(-1)?.[0])
      .toMatchObject({
        numberOfPieces: 100,
        recycle: false,
        'aria-hidden': 'true',
      });
    await user.click(main().getByRole('button', { name: 'Torna al profilo' }));
    expect(location.pathname).toBe('/admin/profile');
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
    expect(patches()).toHaveLength(1);
  });

  it('is confirmed once if the user logs out meanwhile', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    backend.server.use(
      http.patch(HOST + pattern, async () => {
        await answered;
        return new HttpResponse(null);
      }),
    );
    const { store } = await openShop(backend, link, { token: await adminToken() });
    act(() => void store.dispatch(loggedOut()));
    answer();
    expect(await main().findByText(done)).toBeVisible();
    expect(patches()).toHaveLength(1);
  });

  it('shows the text of the backend', async () => {
    backend.server.use(http.patch(HOST + pattern, () => HttpResponse.text('Fatto, grazie.')));
    await openShop(backend, link);
    expect(await main().findByText('Fatto, grazie.')).toBeVisible();
  });

  it.each([
    ['nothing', () => new HttpResponse(null)],
    ['an object', () => HttpResponse.json({ id: 1 })],
  ])('is confirmed by any 2xx, in our words if its body is %s', async (_, reply) => {
    backend.server.use(http.patch(HOST + pattern, reply));
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
    let isBroken = true;
    backend.server.use(
      http.patch(HOST + pattern, () =>
        isBroken ? new HttpResponse(null, { status: 400 }) : undefined,
      ),
    );
    const { user } = await openShop(backend, link, { change: withAnna('activated') });
    expect(await main().findByRole('alert')).toHaveTextContent(
      `Errore nella conferma. Il link potrebbe essere scaduto o non valido. ${failed}`,
    );
    expect(confetti).not.toHaveBeenCalled();
    isBroken = false;
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await main().findByText(done)).toBeVisible();
  });
});

describe.each([
  ['/admin/activeAccount/a%2Fna/codice', 'registered', 'Registrazione effettuata con successo!'],
  ['/admin/activeAccount/a%2Fna/altro', 'registered', 'Il link di attivazione non è valido.'],
  ['/admin/acceptance/a%2Fna', 'activated', 'Dipendente accettato con successo!'],
  ['/admin/acceptance/nessuno', 'activated', /^Errore/],
  ['/admin/new-email/a%2Fna/nuova%40posta.example', 'activated', 'Email modificata con successo!'],
  ['/admin/new-email/a%2Fna/altra%40posta.example', 'activated', /^Errore nella conferma/],
  [
    '/admin/new-tel-num/a%2Fna/%2B39%2006%202',
    'activated',
    'Numero di telefono modificato con successo!',
  ],
] as const)('%s', (link, stage, text) => {
  it('shows its outcome once, on the page', async () => {
    const { store } = await openShop(backend, link, { change: withAnna(stage) });
    expect(await main().findByText(text)).toBeVisible();
    expect(store.getState().notifications).toEqual([]);
    expect(screen.getAllByText(text)).toHaveLength(1);
  });
});
