import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openOrders, ordersTable, searchBox } from '#tests/support/ordersList';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

// Files of screens, which load later than anything that waits on the previous page.
const files = vi.hoisted(() => {
  const file = () => {
    const { promise: here, resolve: come } = Promise.withResolvers<void>();
    return { here, come };
  };
  return { about: file(), contacts: file(), privacy: file(), policy: file() };
});
vi.mock(import('#src/features/info/AboutScreen'), async (original) => {
  await files.about.here;
  return original();
});
vi.mock(import('#src/features/info/ContactsScreen'), async (original) => {
  await files.contacts.here;
  return original();
});
vi.mock(import('#src/features/info/PrivacyScreen'), async (original) => {
  await files.privacy.here;
  return original();
});
vi.mock(import('#src/features/info/ReturnPolicyScreen'), async (original) => {
  await files.policy.here;
  return original();
});

/** The user acts without pauses from here on; `passTime` then lets timers run. */
function startFast(): UserEvent {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  return userEvent.setup({ delay: null });
}

async function passTime(): Promise<void> {
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
}

const search = () => screen.findByRole('searchbox', { name: 'Cerca un prodotto' });
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => location.pathname + location.search;

/** Types a search on the home page. */
async function searchProducts() {
  await openShop(backend, '/');
  await screen.findAllByRole('article');
  const user = startFast();
  await user.type(await search(), 'orso');
  return user;
}

it('is followed from the search of the home page, and Back restores what was typed', async () => {
  const user = await searchProducts();
  await user.click(link('Chi siamo'));
  await passTime();
  expect(address()).toBe('/chi-siamo');
  files.about.come();
  await title('Chi siamo');
  history.back();
  await expect.poll(address).toBe('/?q=orso');
  await title('Tutti i prodotti');
  expect(await search()).toHaveValue('orso');
});

it('is followed from the search of the orders', async () => {
  await openOrders(backend);
  await ordersTable();
  const user = startFast();
  await user.type(searchBox(), 'B2018');
  await user.click(link('Contattaci'));
  // The page is still shown, but the address is already the next page's.
  await user.type(searchBox(), '-1');
  await passTime();
  expect(address()).toBe('/contattaci');
  files.contacts.come();
  await title('Contattaci');
  history.back();
  await ordersTable();
  expect(address()).toBe('/admin/all-orders?q=B2018');
  expect(searchBox()).toHaveValue('B2018');
});

it('is followed to the same page that is searched', async () => {
  const user = await searchProducts();
  await user.click(link('Bottega 2018'));
  await passTime();
  expect(address()).toBe('/');
  await waitFor(async () => expect(await search()).toHaveValue(''));
});

it('is not undone by a search, like Back', async () => {
  history.pushState(null, '', '/privacy');
  history.pushState(null, '', '/');
  await searchProducts();
  history.back();
  await expect.poll(address).toBe('/privacy');
  await passTime();
  expect(address()).toBe('/privacy');
  files.privacy.come();
  await screen.findByRole('heading', { level: 1, name: /privacy/i });
});

it('is not undone by a redirect, and the previous page works after Back', async () => {
  await openShop(backend, '/');
  const [buy, other] = await screen.findAllByRole('button', { name: /^Acquista/ });
  const user = startFast();
  await user.click(buy as HTMLElement);
  await screen.findByRole('link', { name: 'Carrello, 1 articolo' });
  await user.click(link('Politica di reso'));
  await passTime();
  expect(address()).toBe('/politica-di-reso');
  history.back();
  await expect.poll(address).toBe('/');
  await user.click(other as HTMLElement);
  await screen.findByRole('link', { name: 'Carrello, 2 articoli' });
  await expect.poll(address).toBe('/cart');
  files.policy.come();
});

it('adds one step to the history however often it is pressed while the page loads', async () => {
  await openShop(backend, '/contattaci');
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  const testimonials = link('Dicono di noi');
  act(() => {
    testimonials.click();
    testimonials.click();
  });
  await title('Dicono di noi');
  expect(index()).toBe(before + 1);
});
