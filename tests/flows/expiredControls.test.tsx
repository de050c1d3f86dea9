import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionExpired } from '#src/session/sessionSlice';
import { enterText } from '#tests/support/enterText';
import { newProduct } from '#tests/support/newProduct';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';
const writes = () => backend.seen.filter(({ method }) => method !== 'GET');

/** Opens a page as an administrator; the returned function lets the token expire. */
async function open(path: string) {
  const shop = await openShop(backend, path, { token: await adminToken(), change: withOrder() });
  await screen.findByRole('button', { name: 'Logout' });
  return { ...shop, expire: () => act(() => void shop.store.dispatch(sessionExpired())) };
}

async function expectMenuGone(): Promise<void> {
  await expect.poll(() => screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  const banner = within(screen.getByRole('banner'));
  expect(banner.queryByText('Profilo')).toBeNull();
  expect(banner.queryByText('Ordini')).toBeNull();
}

describe('with nothing typed', () => {
  it('the product’s page becomes a shopper’s at once', async () => {
    const { user, expire } = await open('/product/101');
    await user.click(await main().findByRole('button', { name: 'Elimina' }));
    await screen.findByRole('alertdialog');
    expire();
    await expectMenuGone();
    expect(main().queryByRole('link', { name: 'Modifica' })).toBeNull();
    expect(main().queryByRole('button', { name: 'Elimina' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(UNAUTHORIZED)).toBeNull();
  });

  it('the order’s page becomes a customer’s at once', async () => {
    const { expire } = await open(`/order/get/${NUMBER}`);
    await main().findByRole('button', { name: 'Rimborsa' });
    expire();
    await expectMenuGone();
    expect(main().queryByRole('button', { name: 'Rimborsa' })).toBeNull();
    expect(main().queryByRole('combobox', { name: 'Stato ordine' })).toBeNull();
    expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(UNAUTHORIZED)).toBeNull();
  });

  it.each([
    ['/admin/edit-product/101', 'Titolo'],
    ['/admin/insertProduct', 'Titolo'],
    ['/admin/profile', 'I tuoi dati'],
  ])('%s only has the link to the login', async (path, label) => {
    const { expire } = await open(path);
    await main().findByLabelText(label);
    expire();
    await expectMenuGone();
    expect(main().getByText(UNAUTHORIZED)).toBeVisible();
    expect(main().getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
    expect(main().queryByLabelText(label)).toBeNull();
  });

  it('an open row of the profile is closed', async () => {
    const { user, expire } = await open('/admin/profile');
    await user.click(await main().findByRole('button', { name: 'Modifica email' }));
    expire();
    expect(main().queryByLabelText('Nuova email')).toBeNull();
  });
});

/** Forms, each filled in so that the first of its buttons could send it. */
const FILLED: {
  path: string;
  opens: string;
  fields: Record<string, string>;
  buttons: string[];
}[] = [
  {
    path: `/order/get/${NUMBER}`,
    opens: '',
    fields: { Corriere: 'Scritto' },
    buttons: ['Aggiorna spedizione'],
  },
  { path: '/admin/edit-product/101', opens: '', fields: { Titolo: 'Scritto' }, buttons: ['Salva'] },
  {
    path: '/admin/insertProduct',
    opens: '',
    fields: newProduct(),
    buttons: ['Inserisci prodotto'],
  },
  {
    path: '/admin/profile',
    opens: 'Modifica email',
    fields: { 'Nuova email': 'nuova@posta.example' },
    buttons: ['Conferma'],
  },
  {
    path: '/admin/profile',
    opens: 'Modifica password',
    fields: { 'Password attuale': 'bottega2018', 'Nuova password': 'nuova & segreta' },
    buttons: ['Conferma'],
  },
];

describe('what was typed stays readable, but cannot be sent:', () => {
  it.each(FILLED)('$path $opens', async ({ path, opens, fields, buttons }) => {
    const { user, expire } = await open(path);
    if (opens !== '') await user.click(await main().findByRole('button', { name: opens }));
    for (const [label, text] of Object.entries(fields)) {
      await enterText(user, await main().findByLabelText(label), text);
    }
    expire();
    await expectMenuGone();
    expect(main().getByText(UNAUTHORIZED)).toBeVisible();
    expect(main().getByRole('link', { name: 'Accedi' })).toBeVisible();
    for (const name of buttons) {
      const button = main().getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    for (const [label, text] of Object.entries(fields)) {
      expect(main().getByLabelText(label)).toHaveDisplayValue(new RegExp(`${text}$`));
      await user.type(main().getByLabelText(label), '{Enter}');
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes()).toEqual([]);
  });
});

it('a product’s pictures can no longer be deleted, moved or added', async () => {
  const { user, expire } = await open('/admin/edit-product/101');
  await enterText(user, await main().findByLabelText('Titolo'), 'Scritto');
  await user.click(main().getByRole('button', { name: 'Elimina immagine 2' }));
  await screen.findByRole('alertdialog');
  expire();
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  for (const name of ['Elimina immagine 2', 'Sposta dopo immagine 1']) {
    expect(main().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  expect(main().getByLabelText('Aggiungi immagini')).toBeDisabled();
});

it('of the order’s panel only the form stays into which something was typed', async () => {
  const { user, expire } = await open(`/order/get/${NUMBER}`);
  await enterText(user, await main().findByLabelText('Codice di tracciamento'), 'X1');
  expire();
  await expectMenuGone();
  expect(main().getByLabelText('Codice di tracciamento')).toHaveValue('X1');
  expect(main().queryByRole('combobox', { name: 'Stato ordine' })).toBeNull();
  expect(main().queryByRole('button', { name: 'Rimborsa' })).toBeNull();
  expect(main().queryByRole('checkbox', { name: 'Poi il prossimo' })).toBeNull();
  expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  expect(main().queryByRole('navigation', { name: 'Altri ordini' })).toBeNull();
  await user.clear(main().getByLabelText('Codice di tracciamento'));
  expect(main().getByLabelText('Codice di tracciamento')).toHaveFocus();
});

it('a 401 leaves the order’s panel with the link to the login, and says so once', async () => {
  backend.fail('post', '/order/refund/:number', 401);
  const { user } = await open(`/order/get/${NUMBER}`);
  await user.click(await main().findByRole('button', { name: 'Rimborsa' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  expect(await main().findByText(UNAUTHORIZED)).toBeVisible();
  expect(main().getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
  expect(main().getByLabelText('Corriere')).toBeVisible();
  expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  expect(screen.getAllByText(UNAUTHORIZED)).toHaveLength(1);
});
