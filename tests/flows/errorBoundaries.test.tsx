import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { shortcutDialogOpened } from '#src/features/shortcuts/shortcutsSlice';
import { startTabs } from '#src/cross-tab/startTabs';
import { adminToken } from '#tests/support/orders';
import { openTable } from '#tests/support/productTable';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

// Each of these is a separate file, which does not load while the connection is down.
const line = vi.hoisted(() => ({
  isDown: true,
  isFooterBroken: false,
  joined: 0,
  ask: () => {
    if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
  },
  load: async <Module,>(original: () => Promise<Module>) => {
    line.ask();
    return original();
  },
}));
vi.mock(import('#src/app/layout/AdminMenu'), line.load);
vi.mock(import('#src/app/layout/MenuDrawer'), line.load);
vi.mock(import('#src/features/notifications/Toasts'), line.load);
vi.mock(import('#src/app/layout/BackgroundTasks'), line.load);
vi.mock(import('#src/features/shortcuts/ShortcutsDialog'), line.load);
vi.mock(import('#src/features/info/AboutScreen'), line.load);
vi.mock(import('#src/features/info/ContactsScreen'), line.load);
vi.mock(import('#src/features/order/RecentOrders'), async (original) => {
  const { RecentOrders } = await original();
  return {
    RecentOrders: () => {
      if (line.isFooterBroken) throw new Error('on purpose');
      return <RecentOrders />;
    },
  };
});
vi.mock(import('#src/app/tabFeatures'), () => {
  line.ask();
  return {
    joinThisBrowser: () => {
      line.joined += 1;
      return () => {};
    },
  };
});
vi.mock(import('#src/features/login/SignInDialog'), line.load);
vi.mock(import('#src/features/product-table/productsCsv'), line.load);

beforeEach(() => {
  line.isDown = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
});
afterEach(() => vi.restoreAllMocks());

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const comeBack = () => {
  line.isDown = false;
  act(() => void dispatchEvent(new Event('online')));
};

it('keeps the page if the menu of administrators does not load, and loads it on request', async () => {
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  const retry = await screen.findByRole('button', { name: 'Menu non caricato: riprova' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  line.isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
});

it('opens the menu of administrators in the page if its drawer does not load', async () => {
  line.isDown = false;
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  const logout = await screen.findByRole('button', { name: 'Logout' });
  line.isDown = true;
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  await vi.waitFor(() => expect(logout).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

it('shows the next toast if the first one could not be loaded', async () => {
  const { store } = await openShop(backend, '/privacy');
  act(() => void store.dispatch(notificationAdded('info', 'Il primo')));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.queryByText('Il primo')).toBeNull();
  line.isDown = false;
  act(() => void store.dispatch(notificationAdded('info', 'Il secondo')));
  expect(await screen.findByText('Il secondo')).toBeVisible();
});

it('does not blame a file of products if the code that reads it does not load', async () => {
  const { user } = await openTable(backend);
  const choose = () =>
    user.upload(main().getByLabelText('File CSV'), new File(['ID;Prezzo\r\n101;20\r\n'], 'a.csv'));
  await choose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Importa CSV' }));
  expect(
    dialog.getByText(/^L’importazione non è riuscita\. Controlla la connessione/),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  line.isDown = false;
  await choose();
  expect(await screen.findByRole('dialog', { name: /^Che cosa cambia/ })).toBeVisible();
});

it('opens the list of shortcuts once it can be loaded', async () => {
  const { store } = await openShop(backend, '/privacy');
  act(() => void store.dispatch(shortcutDialogOpened('help')));
  await vi.waitFor(() => expect(store.getState().shortcuts.openDialog).toBeNull());
  line.isDown = false;
  act(() => void store.dispatch(shortcutDialogOpened('help')));
  expect(await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible();
});

it('offers to retry if a screen does not load, and retries when the connection is back', async () => {
  const { user } = await openShop(backend, '/privacy');
  await user.click(link('Chi siamo'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('La pagina non si è caricata');
  await user.click(within(alert).getByRole('button', { name: 'Riprova' }));
  expect(await title('La pagina non si è caricata')).toBeVisible();
  line.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await title('Chi siamo');

  line.isDown = true;
  await user.click(link('Contattaci'));
  await title('La pagina non si è caricata');
  comeBack();
  await title('Contattaci');
});

it('says that the login over the page cannot be opened, and opens it on request', async () => {
  backend.fail('get', '/admin/getAll', () => new HttpResponse('', { status: 401 }));
  const { user } = await openShop(backend, '/admin/all', { token: await adminToken() });
  await user.click(await screen.findByRole('button', { name: 'Accedi qui' }));
  const text = await screen.findByText(/^La finestra non si può aprire/);
  line.isDown = false;
  const message = within(text.closest('[role=alert]') as HTMLElement);
  await user.click(message.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('keeps the rest of the page when the footer fails, and offers to retry', async () => {
  line.isFooterBroken = true;
  const { user } = await openShop(backend, '/privacy');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('alert')).toHaveTextContent(/^Questa parte della pagina/);
  expect(screen.getByRole('banner')).toBeVisible();
  line.isFooterBroken = false;
  await user.click(footer.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/è online dal 2018/)).toBeVisible();
});

it('joins the other tabs when the file for that has loaded', async () => {
  const { store } = await openShop(backend, '/privacy', { token: await adminToken() });
  const leave = startTabs(store, () => import('#src/app/tabFeatures'));
  await vi.waitFor(() => expect(store.requestContext.joining).toBeNull());
  expect(line.joined).toBe(0);
  comeBack();
  await vi.waitFor(() => expect(line.joined).toBe(1));
  leave();
});
