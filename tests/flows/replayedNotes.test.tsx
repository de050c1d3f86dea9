import '#tests/support/noPreload';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { sessionExpired } from '#src/session/sessionSlice';
import type { ShopStore } from '#src/store/makeStore';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(removeQaTools);

/** Returns the texts of a page, except for those that are redacted. */
function notes(): string[] {
  const main = document.querySelector('main');
  return [
    ...(main?.querySelectorAll(
      'h1, [role=status], [role=alert], [role=note], button, legend, dt',
    ) ?? []),
  ]
    .map((element) => element.textContent.trim())
    .filter((text) => text !== '');
}

type Page = {
  path: string;
  isAdmin?: true;
  act: (user: UserEvent, store: ShopStore) => Promise<void>;
};

/** A withdrawal that was not sent, because its e-mail is invalid. */
function withdrawalWith(email: string): Page {
  return {
    path: '/recesso',
    act: async (user) => {
      const main = within(await screen.findByRole('main'));
      await user.type(await main.findByLabelText('Nome e cognome'), 'Ada Neri');
      await user.type(main.getByLabelText('Email'), email);
      await user.type(main.getByLabelText('Numero ordine'), NUMBER);
      await user.click(main.getByRole('button', { name: 'Conferma recesso' }));
      await main.findByText('Scrivi un indirizzo email valido.');
    },
  };
}

const PAGES: Record<string, Page> = {
  'a new product that was typed': {
    path: '/admin/insertProduct',
    isAdmin: true,
    act: async (user) => {
      await user.type(await screen.findByLabelText('Nome prodotto'), 'Trottola');
      await user.type(screen.getByLabelText('Prezzo'), '12,50');
    },
  },
  'a table of products with a price that is refused': {
    path: '/admin/prodotti',
    isAdmin: true,
    act: async (user) => {
      await user.click(await screen.findByRole('gridcell', { name: /^189,00\s€$/ }));
      await user.keyboard('-5{Enter}');
      await screen.findByText(/1 da correggere/);
    },
  },
  'a product that was typed over': {
    path: '/admin/edit-product/101',
    isAdmin: true,
    act: async (user) => {
      await user.type(await screen.findByLabelText('Titolo'), ' nuovo');
      await user.type(screen.getByLabelText('Nome prodotto'), ' nuovo');
      await user.type(screen.getByLabelText('Prezzo'), '1');
      await user.type(screen.getByLabelText('Descrizione'), ' nuova');
    },
  },
  'an order whose shipping was typed over': {
    path: `/order/get/${NUMBER}`,
    isAdmin: true,
    act: async (user) => {
      await user.type(await screen.findByLabelText('Corriere'), ' due');
      await user.type(screen.getByLabelText('Codice di tracciamento'), '99');
    },
  },
  'a withdrawal whose order was typed': {
    path: '/recesso',
    act: async (user) => {
      const main = within(await screen.findByRole('main'));
      await user.type(await main.findByLabelText('Numero ordine'), NUMBER.slice(0, 7));
    },
  },
  'a withdrawal whose e-mail is no address': withdrawalWith('ada.neri'),
  'a withdrawal whose e-mail is half an address': withdrawalWith('ada.neri@'),
  'a withdrawal whose order was typed with a space': {
    path: '/recesso',
    act: async (user) => {
      const main = within(await screen.findByRole('main'));
      await user.type(await main.findByLabelText('Numero ordine'), `${NUMBER} `);
      await user.click(main.getByRole('button', { name: 'Mostra i prodotti' }));
      await main.findByRole('radio', { name: 'Da tutto l’ordine' });
    },
  },
  'orders whose session has ended': {
    path: '/admin/all-orders',
    isAdmin: true,
    act: async (_, store) => {
      await screen.findByText(/^[\d.]+ ordini/);
      store.dispatch(sessionExpired());
      await screen.findByText(/Non autorizzato/);
    },
  },
  'a profile whose session has ended': {
    path: '/admin/profile',
    isAdmin: true,
    act: async (_, store) => {
      await screen.findByText('giulia.ferri');
      store.dispatch(sessionExpired());
      await screen.findByText(/Non autorizzato/);
    },
  },
  'an order whose write ended the session': {
    path: `/order/get/${NUMBER}`,
    isAdmin: true,
    act: async (user) => {
      backend.fail('patch', '/order/shipping/*', () => new HttpResponse('', { status: 401 }));
      await user.type(await screen.findByLabelText('Corriere'), ' due');
      await user.click(screen.getByRole('button', { name: 'Aggiorna spedizione' }));
      await screen.findByRole('link', { name: 'Accedi' });
    },
  },
  'a product that was typed when the session ended': {
    path: '/admin/insertProduct',
    isAdmin: true,
    act: async (user, store) => {
      await user.type(await screen.findByLabelText('Nome prodotto'), 'Trottola');
      store.dispatch(sessionExpired());
      await screen.findByText(/Non autorizzato/);
    },
  },
};

it.each(Object.entries(PAGES))('the replay of %s says what the page said', async (_, page) => {
  const { user, store } = await openShopWithQaTools(backend, page.path, {
    ...(page.isAdmin && { token: await adminToken() }),
    change: withOrder({ shipper: 'Furgone', shippingCode: 'A1', stateOfOrder: 'DELIVERED' }),
  });
  await page.act(user, store);
  const live = notes();
  expect(live.length).toBeGreaterThan(1);
  const snapshot = await window.__shop?.snapshot();
  await window.__shop?.replay(snapshot);
  await waitFor(() => expect(document.documentElement.dataset['replay']).toBe('ready'));
  expect(notes()).toEqual(live);
  cleanup();
});

it('the replay of a link that was opened again says that it is done', async () => {
  const path = '/admin/new-email/1/nuova%40posta.example';
  backend.server.use(http.patch(`${HOST}/admin/newEmail/*`, () => new HttpResponse('')));
  await openShop(backend, path);
  await screen.findByText('Email modificata con successo!');
  cleanup();
  await openShopWithQaTools(backend, path);
  await screen.findByText('Email modificata con successo!');
  await window.__shop?.replay(await window.__shop.snapshot());
  expect(screen.getByText('Email modificata con successo!')).toBeInTheDocument();
});
