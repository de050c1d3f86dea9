import { act, cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { withAnna } from '#tests/support/newColleague';
import { HOST, leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

describe('activation', () => {
  const LINK = '/admin/activeAccount/a%2Fna/codice';

  it('is requested once and leads to the login after two seconds', async () => {
    stopTimers();
    const { mockBackend } = await openShop(backend, LINK, { change: withAnna('registered') });
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    expect(screen.getAllByText('Registrazione effettuata con successo!')).toHaveLength(1); // no toast
    expect(backend.calls('PATCH').map(({ path }) => path)).toEqual([LINK]);
    const anna = await mockBackend.database.read((tables) => tables.get('admins', 'a/na'));
    expect(anna?.stage).toBe('activated');
    expect(location.pathname).toBe(LINK);
    await expectRedirect(2_000, '/login');
  });

  const ACTIVATED = 'Registrazione effettuata con successo!';

  it.each(['a reload', 'a second visit'])(
    'is requested again by %s, which leads to the login too',
    async (how) => {
      backend.server.use(
        http.patch(`${HOST}/admin/activeAccount/:id/:code`, () => HttpResponse.text(ACTIVATED)),
      );
      stopTimers();
      const { user } = await openShop(backend, LINK);
      await main().findByText(ACTIVATED);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      if (how === 'a second visit') await leaveAndComeBack(user);
      else {
        cleanup();
        await openShop(backend, LINK);
      }
      expect(await main().findByText(ACTIVATED)).toBeVisible();
      expect(backend.calls('PATCH')).toHaveLength(2);
      await expectRedirect(2_000, '/login');
    },
  );

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = backend.hold('patch', '/admin/activeAccount/:id/:code');
    const { user } = await openShop(backend, LINK);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    answer(HttpResponse.text(ACTIVATED));
    expect(await screen.findAllByText(ACTIVATED)).toHaveLength(1);
    expect(main().queryByText(ACTIVATED)).toBeNull();
  });

  it('shows any other text and stays', async () => {
    stopTimers();
    await openShop(backend, '/admin/activeAccount/a%2Fna/altro', {
      change: withAnna('registered'),
    });
    expect(await main().findByText('Il link di attivazione non è valido.')).toBeVisible();
    expect(screen.getAllByText('Il link di attivazione non è valido.')).toHaveLength(1);
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
    expect(backend.calls('PATCH')).toHaveLength(2);
  });

  it('shares the pending call when the page is opened again meanwhile', async () => {
    const answer = backend.hold('patch', '/admin/activeAccount/:id/:code');
    const { user } = await openShop(backend, LINK);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
    await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
    history.back();
    expect(await main().findByText('Attivazione dell’account…')).toBeVisible();
    answer(HttpResponse.text('Registrazione effettuata con successo!'));
    expect(await main().findByText('Registrazione effettuata con successo!')).toBeVisible();
    expect(backend.calls('PATCH')).toHaveLength(1);
  });
});

describe('acceptance', () => {
  const LINK = '/admin/acceptance/a%2Fna';

  it('is requested once and leads to the login after two seconds', async () => {
    stopTimers();
    await openShop(backend, LINK, { change: withAnna('activated') });
    expect(await main().findByText('Dipendente accettato con successo!')).toBeVisible();
    expect(backend.calls('PATCH').map(({ path }) => path)).toEqual([LINK]);
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
