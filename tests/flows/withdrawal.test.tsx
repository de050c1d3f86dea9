import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { settled } from '#tests/support/storeSettled';
import { main, openShop, useMockBackend } from '#tests/support/shop';
import { BEAR, CHESS, deliveredOrder, NUMBER } from '#tests/support/orders';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
const field = (name: string) => main().getByRole('textbox', { name });
const MAIL = { name: 'Invia la dichiarazione per email' };
const confirm = () => main().getByRole('button', { name: 'Conferma recesso' });

type Shop = Awaited<ReturnType<typeof openShop>>;

const open = (path = `/recesso?ordine=${NUMBER}`) =>
  openShop(backend, path, { change: deliveredOrder() });

async function nameMyself({ user }: Shop) {
  await enterText(user, field('Nome e cognome'), 'Maria Bianchi');
  await enterText(user, field('Email'), 'maria@posta.example');
}

async function requestOf({ mockBackend }: Shop) {
  const order = await mockBackend.database.read((tables) => tables.get('orders', NUMBER));
  return order?.returnRequest;
}

async function pressFooterLink({ user }: Shop) {
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Recedere dal contratto qui' }));
  await waitFor(() => expect(location.search).toBe(''));
}

it('can be followed by another one, which begins from the footer', async () => {
  const shop = await open('/recesso');
  await nameMyself(shop);
  expect(field('Numero ordine')).toHaveAttribute('autocapitalize', 'characters');
  await enterText(shop.user, field('Numero ordine'), NUMBER);
  await shop.user.click(confirm());
  await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  await pressFooterLink(shop);
  expect(await main().findByRole('textbox', { name: 'Numero ordine' })).toHaveValue('');
  expect(main().queryByRole('alert')).toBeNull();
  expect(main().queryByText('Dichiarazione di recesso inviata.')).toBeNull();
});

it('from the footer says nothing about the order that was asked for before', async () => {
  const shop = await open();
  await shop.user.clear(field('Numero ordine'));
  await enterText(shop.user, field('Numero ordine'), 'NIENTE');
  await shop.user.click(main().getByRole('button', { name: 'Mostra i prodotti' }));
  await main().findByRole('alert');
  await pressFooterLink(shop);
  await waitFor(() => expect(field('Numero ordine')).toHaveValue(''));
  expect(main().queryByRole('alert')).toBeNull();
});

it('declares the withdrawal from the whole order and gives a receipt to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const shop = await open();
  const { user } = shop;
  expect(field('Numero ordine')).toHaveValue(NUMBER);
  expect(await main().findByRole('radio', { name: 'Da tutto l’ordine' })).toBeChecked();
  expect(main().queryByRole('textbox', { name: /motivo/i })).toBeNull();
  await nameMyself(shop);
  await user.dblClick(confirm());
  const receipt = await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  expect(receipt).toHaveFocus();
  expect(main().getByText(/^Inviata il \d\d\/\d\d\/\d{4}, \d\d:\d\d/)).toBeVisible();
  const statement = main().getByText(/Dichiarazione di recesso ai sensi degli artt. 52 e seguenti/);
  for (const part of ['Maria Bianchi', 'maria@posta.example', NUMBER, BEAR, CHESS]) {
    expect(statement).toHaveTextContent(part);
  }
  expect(backend.calls('POST')).toHaveLength(1);
  const request = await requestOf(shop);
  expect(request?.productIds).toEqual(['101', '103']);
  // Forms end lines with CRLF.
  expect(request?.description.replaceAll('\r\n', '\n')).toBe(statement.textContent);
  await user.click(main().getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledOnce();
  expect(shop.store.getState().drafts).toEqual({});
});

it('declares it for chosen products only, once the order is found', async () => {
  const shop = await open('/recesso');
  const { user } = shop;
  await nameMyself(shop);
  const find = main().getByRole('button', { name: 'Mostra i prodotti' });
  expect(find).toHaveAttribute('aria-disabled', 'true'); // there is nothing to find yet
  await user.type(field('Numero ordine'), ` ${NUMBER} `);
  await user.click(find);
  await user.click(await main().findByRole('radio', { name: 'Solo da alcuni prodotti' }));
  await user.click(confirm());
  expect(main().getByText('Seleziona almeno un prodotto da restituire.')).toBeVisible();
  await user.click(main().getByRole('checkbox', { name: CHESS }));
  await user.click(confirm());
  await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  const request = await requestOf(shop);
  expect(request?.productIds).toEqual(['103']);
  expect(request?.description).not.toContain(BEAR);
});

it('is from the whole order again, once another number is written', async () => {
  const shop = await open('/recesso?ordine=B2018-000250');
  const { user } = shop;
  await nameMyself(shop);
  await user.click(await main().findByRole('radio', { name: 'Solo da alcuni prodotti' }));
  await user.clear(field('Numero ordine'));
  await enterText(user, field('Numero ordine'), NUMBER);
  await user.click(confirm());
  await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  expect((await requestOf(shop))?.productIds).toEqual(['101', '103']);
});

it('can be confirmed without reading the products', async () => {
  const shop = await open('/recesso');
  await nameMyself(shop);
  await shop.user.type(field('Numero ordine'), `${NUMBER}{Enter}`);
  await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  expect(backend.calls('POST')).toHaveLength(1);
});

it('requires the missing values, with messages at the fields', async () => {
  const { user } = await open('/recesso');
  await enterText(user, field('Email'), 'senza chiocciola');
  await user.click(confirm());
  expect(field('Nome e cognome')).toHaveFocus();
  expect(field('Nome e cognome')).toHaveAccessibleDescription('Scrivi nome e cognome.');
  expect(field('Email')).toHaveAccessibleDescription('Scrivi un indirizzo email valido.');
  expect(field('Numero ordine')).toHaveAccessibleDescription('Scrivi il numero dell’ordine.');
  expect(backend.seen.filter(({ path }) => path.startsWith('/order'))).toHaveLength(0);
});

it('says that there is no such order', async () => {
  const shop = await open('/recesso?ordine=niente');
  await nameMyself(shop);
  await shop.user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent('Ordine non trovato.');
  expect(backend.calls('POST')).toHaveLength(0);
});

it('reads an order that could not be read again, also by the button that shows its products', async () => {
  const repair = backend.fail('get', '/order/get/:number', 500);
  const { user } = await open('/recesso');
  await enterText(user, field('Numero ordine'), NUMBER);
  const find = main().getByRole('button', { name: 'Mostra i prodotti' });
  await user.click(find);
  await main().findByRole('alert');
  repair();
  await user.click(find);
  expect(await main().findByRole('radio', { name: 'Da tutto l’ordine' })).toBeChecked();
});

it('no longer says so, nor offers to read that order again, once another number is written', async () => {
  const { user } = await open('/recesso?ordine=niente');
  expect(await main().findByRole('alert')).toHaveTextContent('Ordine non trovato.');
  await user.clear(field('Numero ordine'));
  await enterText(user, field('Numero ordine'), NUMBER);
  expect(main().queryByRole('alert')).toBeNull();
});

it('keeps everything if sending fails, and offers the declaration by e-mail', async () => {
  backend.fail('post', '/order/return/:number', 500);
  const shop = await open();
  await nameMyself(shop);
  await shop.user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent(
    "Errore durante l'invio della richiesta di reso.",
  );
  expect(field('Nome e cognome')).toHaveValue('Maria Bianchi');
  const mail = within(main().getByRole('alert')).getByRole('link', MAIL);
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
    /^mailto:assistenza@.*Dichiarazione di recesso/s,
  );
  expect(shop.store.getState().drafts).toHaveProperty([`withdrawal/${NUMBER}`, 'email']);
});

it('says that the outcome is unknown if no answer arrives', async () => {
  backend.fail('post', '/order/return/:number', () => HttpResponse.error(), { once: true });
  const shop = await open();
  await nameMyself(shop);
  await shop.user.click(confirm());
  expect(await main().findByRole('alert')).toHaveTextContent(
    /Non sappiamo se è arrivata: prima di inviarla di nuovo guarda lo stato dell’ordine\./,
  );
});

it('offers the declaration of the whole order by e-mail if the order cannot be read', async () => {
  backend.fail('get', '/order/get/:number', 500);
  const shop = await open('/recesso');
  await nameMyself(shop);
  await enterText(shop.user, field('Numero ordine'), NUMBER);
  await shop.user.click(confirm());
  const mail = await main().findByRole('link', MAIL);
  expect(main().getByRole('alert')).toContainElement(mail); // not further down the page
  const text = decodeURIComponent(mail.getAttribute('href') ?? '');
  expect(text).toContain('io, Maria Bianchi (maria@posta.example)');
  expect(text).toContain(`all’ordine ${NUMBER}, per tutti i prodotti.`);
  expect(backend.calls('POST')).toHaveLength(0);
});

it('offers no e-mail for some products, which only the order names', async () => {
  backend.fail('get', '/order/get/:number', 500);
  const shop = await open();
  await nameMyself(shop);
  const value = { name: 'Maria', email: 'maria@posta.example', orderNumber: NUMBER };
  act(() => {
    const some = { ...value, isWhole: false, productIds: ['101'] };
    shop.store.dispatch(drafted({ form: `withdrawal/${NUMBER}`, value: some }));
  });
  await shop.user.click(confirm());
  await main().findByRole('alert');
  await settled(shop.store);
  expect(main().queryByRole('link', MAIL)).toBeNull();
});

it('offers no e-mail with what has been corrected since, until it is confirmed again', async () => {
  backend.fail('post', '/order/return/:number', 500);
  const shop = await open();
  await nameMyself(shop);
  await shop.user.click(confirm());
  await main().findByRole('link', MAIL);
  await enterText(shop.user, field('Nome e cognome'), 'ni');
  expect(main().queryByRole('link', MAIL)).toBeNull();
  await shop.user.click(confirm());
  const mail = await main().findByRole('link', MAIL);
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('io, Maria Bianchini (');
});
