import '#tests/support/noPreload';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import type { Recording } from '#src/snapshots/recordingFormat';
import { refusals } from '#src/snapshots/snapshots.texts';
import { goTo, heading, slider } from '#tests/support/player';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { catchSavedFiles } from '#tests/support/savedFiles';
import { useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(() => {
  removeQaTools();
  vi.restoreAllMocks();
});

function momentOf({ moments }: Recording, event: string): number {
  return moments.findIndex(({ events }) => events.includes(event)) + 1;
}

it('records a journey from the menu, and plays it step by step without a call', async () => {
  // Otherwise the cart would become stale on a slow machine, and be read again after the replay.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const saved = catchSavedFiles();

  const { user, store } = await openShopWithQaTools(backend, '/product/101');
  await screen.findByRole('button', { name: 'Aggiungi al carrello' });
  await user.click(screen.getByRole('button', { name: 'QA' }));
  await user.dblClick(screen.getByRole('button', { name: 'Registra da qui' }));
  expect(screen.getByRole('button', { name: /^Termina/ })).toHaveFocus();
  expect(screen.getByText(/^Registrazione in corso: 0 momenti, [\d,]+ kB$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Aggiungi al carrello' }));
  const badge = { name: 'Carrello, 1 articolo' };
  await user.click(await screen.findByRole('link', badge));
  await user.type(await screen.findByLabelText('Cognome'), 'Zaffaroni');
  expect(await screen.findByText(/in corso: \d{2,} momenti, [\d,]+ kB/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Termina e scarica la registrazione' }));

  expect(saved).toHaveLength(1);
  expect(screen.getByText(`Registrazione scaricata: ${saved[0]?.name}.`)).toBeVisible();
  const text = (await saved[0]?.file.text()) ?? '';
  const reading = readReplay(text);
  if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  const { recording } = reading;
  expect(canonicalJson(recording)).toBe(text);
  expect(text).not.toContain('Zaffaroni');
  const all = recording.moments.length;
  const last = snapshotAt(recording, all);
  // Each text that the field has contained has its own pseudonym.
  const asIfAlone = canonicalJson(last.state).replace(/Cognome \d+/, 'Cognome 1');
  expect(asIfAlone).toBe(canonicalJson((await window.__shop?.snapshot())?.state));

  const before = store.getState();
  backend.seen.length = 0;
  await user.click(screen.getByRole('button', { name: 'Riproduci la registrazione' }));
  expect(await screen.findByRole('region', { name: 'Riproduzione' })).toHaveTextContent(
    '/product/101',
  );
  expect(heading()).toHaveTextContent('Orsacchiotto');
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Momento 0 di/));
  const menu = screen.getByRole('button', { name: 'QA' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(menu).toHaveAttribute('aria-expanded', 'false');

  await goTo(momentOf(recording, 'addToCart fulfilled'));
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Momento \d+ di \d+, ore \d\d:\d\d:\d\d: .*aggiungere al carrello/),
  );
  expect(screen.getByRole('link', badge)).toBeInTheDocument();
  const events = within(screen.getByRole('list', { name: 'Che cosa è successo' }));
  const call = events.getByRole('button', { name: /POST \/cart\/add\/101\/\*\*\*: 200, \d+ ms/ });
  expect(call).toHaveAttribute('aria-current', 'step');

  await goTo(all);
  expect(heading()).toHaveTextContent('Carrello');
  expect(screen.getByLabelText('Cognome')).toHaveValue('Cognome 9');
  expect(await window.__shop?.snapshot()).toMatchObject({ state: last.state, route: '/cart' });

  await goTo(0);
  expect(heading()).toHaveTextContent('Orsacchiotto');
  expect(screen.getByRole('link', { name: 'Carrello' })).toBeInTheDocument();
  expect(backend.seen).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Esci dalla riproduzione' }));
  expect(await screen.findByLabelText('Cognome')).toHaveValue('Zaffaroni');
  expect(menu).toHaveFocus();
  expect(screen.queryByRole('slider', { name: /registrazione/ })).not.toBeInTheDocument();
  expect(store.getState().entities).toBe(before.entities);
});

it('contains pages, changed addresses and errors; nothing is replayed meanwhile', async () => {
  const { user } = await openShopWithQaTools(backend, '/');
  await screen.findByRole('searchbox');
  await screen.findAllByText(/Orsacchiotto/);
  window.__shop?.record();
  await user.type(screen.getByRole('searchbox'), 'orsac');
  await waitFor(() => expect(location.search).toContain('q=orsac'));
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('link', { name: 'Chi siamo' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Chi siamo'));
  const snapshot = await window.__shop?.snapshot();
  await expect(window.__shop?.replay(snapshot)).rejects.toThrow(refusals.recording);
  const error = new TypeError('mario.rossi is not a function');
  dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught' }));
  dispatchEvent(new CustomEvent('errorcaught', { detail: new RangeError('mario') }));

  const recording = await window.__shop?.recording();
  if (!recording) throw new Error('nothing was recorded');
  const events = recording.moments.flatMap((moment) => moment.events);
  expect(events).toContain('page/addressChanged');
  expect(events).toContain('pageState/pageOpened');
  expect(events).toContain('page/error TypeError: xxxxx.xxxxx is not a function');
  expect(events).toContain('page/error RangeError: xxxxx');
  const routes = recording.moments.map((_, index) => snapshotAt(recording, index + 1).route);
  expect(routes).toContain('/?q=orsac');
  expect(routes.at(-1)).toBe('/chi-siamo');
  expect(await window.__shop?.recording()).toBeNull();
  expect(Object.hasOwn(history, 'pushState')).toBe(false);
});

it('says that it has saved a snapshot of the page', async () => {
  const saved = catchSavedFiles();
  const { user } = await openShopWithQaTools(backend, '/chi-siamo');
  await user.click(screen.getByRole('button', { name: 'QA' }));
  await user.click(screen.getByRole('button', { name: 'Scarica uno snapshot' }));
  const message = await screen.findByText(/^Segnalazione scaricata: segnalazione-.*kB\)\.$/);
  expect(message.closest('[role=status]')).toBeVisible();
  expect(message).toHaveTextContent(String(saved[0]?.name));
});
