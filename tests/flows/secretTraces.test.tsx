import '#tests/support/noPreload';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import type { Recording } from '#src/snapshots/recordingFormat';
import type { ShopStore } from '#src/store/makeStore';
import { adminToken } from '#tests/support/orders';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { HOST, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
let opened: ShopStore;

afterEach(removeQaTools);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const lastOf = (values: IterableIterator<string>) => [...values].at(-1) ?? '';

/** Handlers that refuse every secret and repeat it in their answer. */
const echoes = (reply: (secret: string) => string) => [
  http.post(`${HOST}/access/login`, async ({ request }) => {
    const { password } = (await request.json()) as { password: string };
    return HttpResponse.text(reply(password));
  }),
  http.patch(`${HOST}/access/resetpw/*`, ({ request }) =>
    HttpResponse.text(reply(lastOf(new URL(request.url).searchParams.values()))),
  ),
  http.post(`${HOST}/admin/registration`, async ({ request }) => {
    const { password } = (await request.json()) as { password: string };
    return HttpResponse.text(reply(password), { status: 409 });
  }),
  http.patch(`${HOST}/admin/updatePassword`, ({ request }) =>
    HttpResponse.text(reply(lastOf(new URL(request.url).searchParams.values())), { status: 409 }),
  ),
  http.delete(`${HOST}/admin/delete/*`, ({ request }) =>
    HttpResponse.text(reply(lastOf(new URL(request.url).searchParams.values())), { status: 403 }),
  ),
];

/** Types a secret, and shows it if that is possible; the store does not change. */
async function typeSecret(user: UserEvent, label: string, secret: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.click(field);
  const { api: _, ...before } = opened.getState();
  let hasChanged = false;
  const release = opened.subscribe(() => {
    const now = opened.getState();
    hasChanged ||= Object.keys(before).some(
      (slice) => now[slice as 'pageState'] !== before[slice as 'pageState'],
    );
  });
  await user.paste(secret.slice(0, -3));
  await user.type(field, secret.slice(-3));
  for (const look of screen.queryAllByRole('button', { name: 'Mostra i caratteri' })) {
    await user.click(look);
  }
  release();
  expect(hasChanged).toBe(false);
}

async function typeOpen(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

/** Waits until no query or mutation is pending. */
async function waitForCalls(): Promise<void> {
  await waitFor(() => {
    const { queries, mutations } = opened.getState().api;
    const calls = [...Object.values(queries), ...Object.values(mutations)];
    expect(calls.filter((call) => call?.status === 'pending')).toEqual([]);
  });
}

type Journey = [
  path: string,
  isAdmin: boolean,
  go: (user: UserEvent, secret: string) => Promise<void>,
];

const JOURNEYS: Record<string, Journey> = {
  'a login': [
    '/login',
    false,
    async (user, secret) => {
      await typeOpen(user, 'Email', 'ada@posta.example');
      await typeSecret(user, 'Password', secret);
      await user.click(await button('Accedi'));
      await screen.findByRole('alert');
    },
  ],
  'a reset': [
    '/access/resetpw/codice-spedito',
    false,
    async (user, secret) => {
      await typeSecret(user, 'Nuova password', secret);
      await typeSecret(user, 'Conferma password', secret);
      await user.click(await button('Reimposta password'));
      await screen.findByRole('alert');
    },
  ],
  'a registration': [
    '/admin/registration',
    false,
    async (user, secret) => {
      await typeOpen(user, 'Username', 'ada');
      await typeOpen(user, 'Email', 'ada@posta.example');
      await typeOpen(user, 'Telefono', '333 1234567');
      await typeSecret(user, 'Password', secret);
      await typeSecret(user, 'Codice di autorizzazione', secret);
      await user.click(await button('Registrati'));
      await screen.findByRole('alertdialog');
    },
  ],
  'a password of the profile': [
    '/admin/profile',
    true,
    async (user, secret) => {
      await user.click(await button('Modifica password'));
      await typeSecret(user, 'Password attuale', secret);
      await typeSecret(user, 'Nuova password', secret);
      await user.click(await button('Conferma'));
      await screen.findByText(/Errore nel cambio password/);
    },
  ],
  'a boss code': [
    '/admin/all',
    true,
    async (user, secret) => {
      await user.click(await button(/^Elimina luca/));
      await typeSecret(user, 'Inserisci il codice boss per confermare:', secret);
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Conferma' }));
      await screen.findByRole('alertdialog');
    },
  ],
};

/**
 * Returns the events of a recording except for times, for events of the same moment, and for reads: they carry no
 * secret, and one may still be running.
 */
function traceOf({ first, moments }: Recording) {
  const texts = new Set<string>();
  const collect = (_: string, value: unknown) => {
    if (typeof value === 'string') texts.add(value);
    return value;
  };
  const changes = moments
    .flatMap((moment) => moment.changes)
    .filter(({ at: [, slice] }) => slice !== 'queries' && slice !== 'entities');
  JSON.stringify([first.state, first.route, changes], collect);
  return {
    events: [...new Set(moments.flatMap(({ events }) => events))].filter(
      (event) => !event.startsWith('get'),
    ),
    calls: moments
      .flatMap(({ calls }) => calls)
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, status }) => `${method} ${path} ${status}`),
    texts: [...texts].toSorted(),
  };
}

async function recordingOf([path, isAdmin, go]: Journey, secret: string): Promise<Recording> {
  backend.server.use(...echoes((text) => `La password «${text}» non va bene, ${text}.`));
  const { user, store } = await openShopWithQaTools(backend, path, {
    ...(isAdmin && { token: await adminToken() }),
  });
  opened = store;
  await waitForCalls();
  window.__shop?.record();
  await go(user, secret);
  await waitForCalls();
  const recording = await window.__shop?.recording();
  removeQaTools();
  cleanup();
  if (!recording) throw new Error('nothing was recorded');
  return recording;
}

it.each(Object.entries(JOURNEYS))(
  'the recording of %s is the same whatever the secret is',
  async (_, journey) => {
    const model = traceOf(await recordingOf(journey, 'a'));
    expect(model.calls).not.toEqual([]);
    // With characters of every kind, and words that the application itself uses.
    const other = await recordingOf(journey, 'Tr0ub4dor&3 errore nel carrello 2018');
    expect(traceOf(other)).toEqual(model);
  },
);
