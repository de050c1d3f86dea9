import { persistSlice } from '#src/store/persistSlice';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { Seed } from '#mocks/seed/buildSeed';
import { canonicalJson } from '#src/snapshots/canonical';
import { makeReport } from '#src/snapshots/report';
import { persistDrafts } from '#src/features/form-drafts/draftPersistence';
import { persistedRecentOrders } from '#src/features/order/recentOrdersSlice';
import { persistedSavedViews } from '#src/features/order-list/savedViewsSlice';
import { persistedShortcuts } from '#src/features/shortcuts/shortcutsSlice';
import { fillCart, fillShipping } from '#tests/support/cart';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { HOST, useMockBackend } from '#tests/support/shop';

/**
 * What must be found in no snapshot, no recording, no output of the console and no storage of
 * the browser. By design the tab keeps what is typed and not sent yet, a draft, and the timeline
 * of the orders that were looked at.
 */
const SECRET_MARKERS = {
  token: { text: await adminToken(), what: 'the token' },
  loginEmail: { text: 'canarino01@posta.example', what: 'e-mail at the login', isTyped: true },
  loginPassword: { text: 'canarino02-password', what: 'password at the login' },
  recoveryEmail: { text: 'canarino03@posta.example', what: 'e-mail of recovery', isTyped: true },
  oldPassword: { text: 'canarino04-vecchia', what: 'password in use' },
  newPassword: { text: 'canarino05-nuova', what: 'new password' },
  newEmail: { text: 'canarino06@posta.example', what: 'new e-mail of the profile', isTyped: true },
  newTelephone: { text: '+39 333 0000707', what: 'new telephone of the profile', isTyped: true },
  bossCode: { text: 'canarino08-boss', what: 'boss code' },
  username: { text: 'canarino09', what: 'username of a registration', isTyped: true },
  registrationPassword: { text: 'canarino10-segreta', what: 'password of a registration' },
  authCode: { text: 'CANARINO-11', what: 'authorization code' },
  resetCode: { text: 'canarino12reset', what: 'mailed code of a new password' },
  resetPassword: { text: 'canarino13-scelta', what: 'chosen password' },
  activationCode: { text: 'canarino14attiva', what: 'mailed code of an activation' },
  confirmedEmail: { text: 'canarino15@posta.example', what: 'e-mail in a mailed link' },
  name: { text: 'Canarinesca', what: 'name of the customer', isTyped: true },
  surname: { text: 'Diciassettini', what: 'surname of the customer', isTyped: true },
  address: { text: 'Via del Canarino Diciotto', what: 'address', isTyped: true },
  city: { text: 'Diciannovoli', what: 'city', isTyped: true },
  email: { text: 'canarino20@posta.example', what: 'e-mail of the customer', isTyped: true },
  telephone: { text: '+39 333 0002121', what: 'telephone of the customer', isTyped: true },
  payment: { text: 'canarino22-pagamento', what: 'address of the payment page' },
  recipient: { text: 'Ventitreschi', what: 'surname in an order of the back office' },
  recipientEmail: { text: 'canarino24@posta.example', what: 'e-mail in such an order' },
  recipientAddress: { text: 'Vicolo Venticinque', what: 'address in such an order' },
  admin: { text: 'canarino26@bottega.example', what: 'e-mail of a colleague' },
  buyer: { text: 'Ventisettina', what: 'name under a feedback' },
  comment: { text: 'ventottesima parola', what: 'what a feedback says' },
  unknownNumber: { text: '3330002929', what: 'telephone typed as the number of an order' },
  refusal: { text: 'Trentuneschi', what: 'name in what the backend says of it' },
  shipper: { text: 'Furgone Trentaduini', what: 'shipper', isTimed: true },
  state: { text: 'FERMO_DA_TRENTATREESI', what: 'state of an order', isTimed: true },
  fileName: { text: 'trentaquattresi.jpg', what: 'name of a picture in an order' },
  statusText: { text: 'Trentacinqueschi', what: 'words beside a status' },
} satisfies Record<string, { text: string; what: string; isTyped?: true; isTimed?: true }>;

const text = Object.fromEntries(
  Object.entries(SECRET_MARKERS).map(([key, marker]) => [key, marker.text]),
) as { [Key in keyof typeof SECRET_MARKERS]: string };

const backend = useMockBackend();

vi.mock(import('#src/components/lazyWithPreload'), async (original) => ({
  ...(await original()),
  preloadAll: () => Promise.resolve(),
}));

afterEach(() => {
  removeQaTools();
  vi.restoreAllMocks();
});

function withSecretMarkers(seed: Seed): void {
  for (const feedback of seed.feedback.filter(({ productId }) => productId === '101')) {
    Object.assign(feedback, { buyerName: text.buyer, feedbackS: `Bello, ${text.comment}.` });
  }
  Object.assign(seed.admins.find(({ id }) => id === '2') ?? {}, { email: text.admin });
  withOrder({
    stateOfOrder: text.state,
    shipper: text.shipper,
    productsInCart: [
      {
        product: { id: '101', name: 'Bruno', price: 24.9, fileNames: [text.fileName] },
        quantity: 1,
      },
    ],
  })(seed);
  const shippingData = {
    ...(seed.orders.at(-1) ?? { shippingData: {} }).shippingData,
    surname: text.recipient,
    email: text.recipientEmail,
    address: text.recipientAddress,
  };
  Object.assign(seed.orders.at(-1) ?? {}, { shippingData });
}

const answers = [
  http.post(`${HOST}/access/login`, async ({ request }) =>
    (await request.text()).includes(text.loginPassword)
      ? new HttpResponse('Credenziali non valide!')
      : new HttpResponse('', { headers: { BearerToken: text.token } }),
  ),
  http.post(`${HOST}/payment/checkout`, () => HttpResponse.json(`${HOST}/cart#${text.payment}`)),
  http.patch(`${HOST}/admin/updatePassword`, () => new HttpResponse('', { status: 500 })),
  http.patch(`${HOST}/admin/activeAccount/*`, () =>
    HttpResponse.text('Registrazione effettuata con successo!'),
  ),
  http.get(`${HOST}/order/get/${text.unknownNumber}`, () =>
    HttpResponse.text(`${text.refusal} non ha ordini.`),
  ),
  http.get(
    `${HOST}/feedback/getAll`,
    () => new HttpResponse('', { status: 409, statusText: text.statusText }),
  ),
  http.patch(`${HOST}/admin/newEmail/*`, () => new HttpResponse('')),
  http.post(`${HOST}/admin/registration`, () => HttpResponse.text('Registrazione ricevuta.')),
];

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function goTo(path: string): Promise<void> {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(location.pathname).toBe(new URL(path, HOST).pathname));
}

async function write(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    // The page before may be going yet, and its field with it.
    const field = await waitFor(() => {
      const found = screen.getByLabelText(label);
      found.focus();
      expect(found).toHaveFocus();
      return found;
    });
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

/** Every screen that something secret or personal is typed into or shown on. */
const STEPS: [name: string, visit: (user: UserEvent) => Promise<void>][] = [
  [
    'a feedback, and a purchase',
    async (user) => {
      await screen.findAllByText(new RegExp(text.buyer));
      await user.click(await button('Aggiungi al carrello'));
      await screen.findByRole('link', { name: 'Carrello, 2 articoli' });
      await goTo('/cart');
      await fillShipping(user, {
        Nome: text.name,
        Cognome: text.surname,
        Indirizzo: text.address,
        Città: text.city,
        Email: text.email,
        Telefono: text.telephone,
      });
    },
  ],
  [
    'the payment',
    async (user) => {
      await user.click(await button('Ordina con obbligo di pagare'));
      await waitFor(() => expect(location.hash).toBe(`#${text.payment}`));
      await goTo('/payment/failed');
      await screen.findByText('Riprova il pagamento');
    },
  ],
  [
    'an unknown order, and feedback that cannot be read',
    async (user) => {
      const lookup = within(screen.getByRole('form', { name: 'Cerca il tuo ordine' }));
      await user.click(lookup.getByLabelText('Numero ordine'));
      await user.paste(text.unknownNumber);
      await user.click(lookup.getByRole('button', { name: 'Cerca' }));
      await screen.findByText(new RegExp(text.refusal));
      await goTo('/dicono-di-noi');
      await screen.findAllByText(/Impossibile caricare i feedback/);
    },
  ],
  [
    'a login that fails',
    async (user) => {
      await goTo('/login');
      await write(user, { Email: text.loginEmail, Password: text.loginPassword });
      await user.click(await button('Accedi'));
      await screen.findAllByText('Credenziali non valide!');
    },
  ],
  [
    'recovery',
    async (user) => {
      await user.click(await button('Password dimenticata?'));
      await write(user, { Email: text.recoveryEmail });
      await user.click(await button('Recupera password'));
      await user.click(await button('OK'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  ],
  [
    'a login',
    async (user) => {
      await user.click(await button('Torna al login'));
      await write(user, { Email: text.loginEmail, Password: 'quella giusta' });
      await user.click(await button('Accedi'));
      await waitFor(() => expect(localStorage.getItem('adminAuthToken')).toBe(text.token));
      await waitFor(() => expect(location.pathname).toBe('/'), { timeout: 4_000 });
    },
  ],
  [
    'the profile',
    async (user) => {
      await goTo('/admin/profile');
      await user.click(await button('Modifica password'));
      await write(user, {
        'Password attuale': text.oldPassword,
        'Nuova password': text.newPassword,
      });
      await user.click(await button('Conferma'));
      await screen.findAllByText(/Errore nel cambio password/);
      await user.click(await button('Annulla'));
      for (const [open, label, value] of [
        ['Modifica email', 'Nuova email', text.newEmail],
        ['Modifica telefono', 'Nuovo telefono', text.newTelephone],
      ] as const) {
        await user.click(await button(open));
        await write(user, { [label]: value });
        await user.click(await button('Conferma'));
        await screen.findByText(value);
      }
    },
  ],
  [
    'the boss code',
    async (user) => {
      await goTo('/admin/all');
      await user.click(await button(/^Elimina luca/));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByLabelText('Inserisci il codice boss per confermare:'));
      await user.paste(text.bossCode);
      await user.click(dialog.getByRole('button', { name: 'Conferma' }));
      await user.click(await button('OK'));
      await user.keyboard('{Escape}');
    },
  ],
  [
    'an order, found by its recipient',
    async () => {
      await goTo(`/admin/all-orders?q=${text.recipient}`);
      await screen.findAllByText(NUMBER);
      await goTo(`/order/get/${NUMBER}`);
      await screen.findAllByText(new RegExp(text.recipientAddress));
    },
  ],
  [
    'a registration',
    async (user) => {
      await goTo('/admin/registration');
      await write(user, {
        Username: text.username,
        Email: text.newEmail,
        Telefono: text.newTelephone,
        Password: text.registrationPassword,
        'Codice di autorizzazione': text.authCode,
      });
      await user.click(await button('Registrati'));
      await user.click(await button('OK'));
      await waitFor(() => expect(location.pathname).toBe('/'));
    },
  ],
  [
    'the mailed links',
    async (user) => {
      await goTo(`/admin/new-email/1/${encodeURIComponent(text.confirmedEmail)}`);
      await screen.findAllByText('Email modificata con successo!');
      await goTo(`/access/resetpw/${text.resetCode}`);
      await write(user, {
        'Nuova password': text.resetPassword,
        'Conferma password': text.resetPassword,
      });
      await user.click(await button('Reimposta password'));
      await screen.findByText('Il link è scaduto o non è valido.');
      await goTo(`/admin/activeAccount/9/${text.activationCode}`);
      await screen.findAllByText('Registrazione effettuata con successo!');
    },
  ],
];

/** The names of the secret markers that are in a text. */
const foundIn = (content: string, secretMarkers = Object.values(SECRET_MARKERS)) => {
  const lower = content.toLowerCase();
  return secretMarkers
    .filter((marker) =>
      [marker.text, encodeURIComponent(marker.text)].some((one) =>
        lower.includes(one.toLowerCase()),
      ),
    )
    .map(({ what }) => what);
};

it('none of 35 secret markers is in a snapshot, recording, console or storage', async () => {
  const console_ = (['debug', 'error', 'info', 'log', 'trace', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  backend.server.use(...answers);
  const seen: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    seen.push(request.url, request.headers.get('BearerToken') ?? '');
    const body = request.clone().text();
    void body.then((content) => seen.push(content));
  });
  const { user, store } = await openShopWithQaTools(backend, '/product/101', {
    change: withSecretMarkers,
    cart: fillCart([['101', 1]]),
  });
  persistDrafts(store);
  persistSlice(store, persistedRecentOrders);
  persistSlice(store, persistedSavedViews);
  persistSlice(store, persistedShortcuts);
  window.__shop?.record();

  for (const [name, visit] of STEPS) {
    await visit(user);
    seen.push(JSON.stringify(store.getState()), location.href);
    expect(foundIn(canonicalJson(await window.__shop?.snapshot())), `snapshot: ${name}`).toEqual(
      [],
    );
    expect(foundIn(makeReport(store.getState()).text), `report: ${name}`).toEqual([]);

    const { adminAuthToken: _, ...local } = Object.fromEntries(Object.entries(localStorage));
    const { drafts = '{}', ...session } = Object.fromEntries(Object.entries(sessionStorage));
    const neverTimed = Object.values(SECRET_MARKERS).filter((marker) => !('isTimed' in marker));
    expect(foundIn(JSON.stringify([local, session]), neverTimed), `storage: ${name}`).toEqual([]);
    const neverTyped = Object.values(SECRET_MARKERS).filter((marker) => !('isTyped' in marker));
    expect(foundIn(drafts, neverTyped), `drafts: ${name}`).toEqual([]);
  }

  // They were all there to be found.
  expect(foundIn(seen.join('\n'))).toEqual(Object.values(SECRET_MARKERS).map(({ what }) => what));

  const recording = await window.__shop?.recording();
  expect(recording?.moments.length).toBeGreaterThan(50);
  expect(foundIn(canonicalJson(recording))).toEqual([]);
  const logged = console_.flatMap(({ mock }) => mock.calls.flat().map(String));
  expect(foundIn(logged.join('\n'))).toEqual([]);
}, 90_000);
