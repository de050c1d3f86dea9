import '#tests/support/noPreload';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentReplay, startReplay, subscribeToReplay } from '#src/app/qa/replay';
import { replayFromAddress } from '#src/app/qa/start';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import type { Recording } from '#src/snapshots/recordingFormat';
import { goTo, heading, slider } from '#tests/support/player';
import { recorded, storedSnapshot, timeOf } from '#tests/support/recordings';
import { catchSavedFiles } from '#tests/support/savedFiles';
import { leaveReactUnwrapped, openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { HOST, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(() => {
  removeQaTools();
  vi.restoreAllMocks();
});

describe('the player', () => {
  /** A cart whose quantity could not be changed, and then a page that an unknown event opened. */
  function failedQuantity(): Recording {
    const cart = storedSnapshot('cart');
    const alert = { severity: 'error', at: 1, text: 'Errore nell’aggiornamento.' } as const;
    const failed = structuredClone(cart);
    failed.state.notifications.push(alert);
    failed.state.cart.priority = 'PRIORITARIO';
    const about = { ...structuredClone(failed), route: '/chi-siamo' };
    const recording = recorded(
      [cart, cart, failed, about, about].map((snapshot, moment) => ({
        ...snapshot,
        takenAt: timeOf(moment * 60),
      })),
    ).recording();
    const [start, call, page, last] = recording.moments;
    if (!start || !call || !page || !last) throw new Error('no moments');
    start.events = ['updateQuantity pending'];
    call.events = ['updateQuantity rejected'];
    call.calls = [
      {
        startedAt: call.at,
        milliseconds: 12,
        method: 'PATCH',
        path: '/cart/updateQuantity',
        status: 500,
      },
    ];
    page.events = ['pageState/pageOpened'];
    last.events = [
      'constructor',
      '__proto__ pending',
      'page/error TypeError: Xxxxx is not a function',
    ];
    return recording;
  }
  const current = (moment: number) =>
    waitFor(() => {
      expect(slider()).toHaveValue(String(moment));
      expect(document.documentElement.dataset['replay']).toBe('ready');
    });

  it('steps by keys, to actions, calls and errors, and lists what happened', async () => {
    const { user } = await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(failedQuantity());
    await user.keyboard('{ArrowRight}');
    await current(1);
    await user.keyboard('e');
    await current(2);
    await user.keyboard('a');
    await current(3);
    expect(heading()).toHaveTextContent('Chi siamo');
    await user.keyboard('{Shift>}C{/Shift}');
    await current(2);
    await user.keyboard('e');
    await current(4);
    expect(screen.getByRole('checkbox', { name: 'errori (1)' })).toBeChecked();
    await user.keyboard('{Shift>}S{/Shift}');
    await current(2);
    await user.keyboard('{Home}');
    await current(0);
    const list = screen.getByRole('list', { name: 'Che cosa è successo' });
    const texts = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(texts.map((text) => text.replace(/^[\d:]+ /, ''))).toEqual([
      'cambiare la quantità',
      'PATCH /cart/updateQuantity: 500, 12 ms',
      'Errore nell’aggiornamento.',
      'aprire una pagina',
      'evento sconosciuto: constructor',
      'TypeError: Xxxxx is not a function',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'azioni (2)' }));
    expect(within(list).queryByText(/aprire una pagina/)).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: /500/ }));
    await current(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await current(4);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await current(2);
    await user.keyboard('++-');
    expect(screen.getByRole('combobox', { name: 'Velocità' })).toHaveDisplayValue('2 ×');
    await user.keyboard('?');
    expect(screen.getByRole('list', { name: 'Tasti del lettore' })).toHaveTextContent(
      'Momento seguente→',
    );
  });

  it('plays every moment, with shortened pauses', async () => {
    const { user } = await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(failedQuantity());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Velocità' }), '8 ×');
    const shown: string[] = [];
    const stop = subscribeToReplay(() => {
      shown.push(String(currentReplay()?.playback?.moment));
    });
    await user.click(screen.getByRole('button', { name: 'Riproduci' }));
    await current(4);
    await screen.findByRole('button', { name: 'Riproduci' });
    stop();
    expect([...new Set(shown)]).toEqual(['0', '1', '2', '3', '4']);
  });

  it('says what has changed since the moment before or a marked one, and since when', async () => {
    const { user } = await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(failedQuantity());
    await goTo(2);
    await user.click(screen.getByRole('button', { name: 'Che cosa è cambiato' }));
    const changes = screen.getByRole('region', { name: 'Che cosa è cambiato' });
    expect(changes).toHaveTextContent('Dal momento 1 al momento 2: 2 differenze');
    expect(changes).toHaveTextContent('cambiatopriority: "STANDARD" → "PRIORITARIO"');
    expect(changes).toHaveTextContent('aggiunto0 (3 parti)');
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[data-changed]')].map(({ textContent }) => textContent),
      ).toContain('286,56\u00a0€'),
    );

    await user.keyboard('m{End}');
    await current(4);
    expect(changes).toHaveTextContent('Dal momento 2 (segnato) al momento 4: 1 differenza');
    expect(changes).toHaveTextContent('route: "/cart" → "/chi-siamo"');
    await user.click(within(changes).getByRole('button', { name: /^Prima volta che «route»/ }));
    await current(3);
    await user.click(within(changes).getByRole('button', { name: /^Prima volta che «viewport»/ }));
    expect(within(changes).getByRole('alert')).toHaveTextContent('«viewport» non cambia mai');
  });

  it('gives a moment as a link, and as a file with a masked note, which replays by itself', async () => {
    const recording = failedQuantity();
    backend.server.use(http.get(`${HOST}/r.json`, () => HttpResponse.json(recording)));
    history.replaceState(null, '', '/?replay=/r.json&momento=2');
    leaveReactUnwrapped();
    expect((await replayFromAddress()).isReplayed).toBe(true);
    await current(2);
    const user = userEvent.setup();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Condividi' }));
    await user.click(screen.getByRole('button', { name: 'Copia il link' }));
    expect(await screen.findByText(/Link copiato/)).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(`${location.origin}/?replay=%2Fr.json&momento=2`);

    const saved = catchSavedFiles();
    await user.type(screen.getByLabelText('Nota'), 'Mario non paga 3 euro');
    await user.click(screen.getByRole('button', { name: 'Copia come snapshot' }));
    const reading = readReplay((await saved[0]?.file.text()) ?? '');
    if (!('snapshot' in reading)) throw new Error('not a snapshot');
    expect(reading.snapshot).toEqual({
      ...snapshotAt(recording, 2),
      note: 'Xxxxx xxx xxxx 0 xxxx',
    });
    await window.__shop?.replay(reading.snapshot);
    expect(screen.getByRole('region', { name: 'Riproduzione' })).toHaveTextContent('Nota: Xxxxx');
    expect(heading()).toHaveTextContent('Carrello');
  });

  it('says that there is no moment with this number', async () => {
    await openShopWithQaTools(backend, '/chi-siamo');
    await startReplay({ recording: failedQuantity() }, { moment: '99' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Il momento «99» non c’è: la registrazione arriva al 4, che vedi qui.',
    );
    expect(heading()).toHaveTextContent('Chi siamo');
    expect(slider()).toHaveValue('4');
  });
});
