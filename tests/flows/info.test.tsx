import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INFO_PAGES, PATHS } from '#src/config/paths';
import { SHOP } from '#src/config/shop';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

describe.each(INFO_PAGES.map((page) => PATHS[page]))('%s', (path) => {
  it('has its one h1, its title and description, and no price that is struck out', async () => {
    await openShop(backend, path);
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(title).not.toBe('Pagina non trovata');
    expect(document.title).toBe(`${title} · ${SHOP.name}`);
    const description = document.head.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toMatch(/\w+ \w+/);
    expect(document.querySelector('s, del')).toBeNull();
    expect(location.pathname).toBe(path);
  });
});

it('is reached from the footer', async () => {
  const { user } = await openShop(backend, '/contattaci');
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Privacy e cookie' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy e cookie' })).toHaveFocus();
  await user.click(footer.getByRole('link', { name: 'Accessibilità' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dichiarazione di accessibilità' }),
  ).toHaveFocus();
});

it('tells the conditions of a return', async () => {
  await openShop(backend, '/politica-di-reso');
  const main = within(await screen.findByRole('main'));
  await main.findByText('Rimborso completo');
  for (const fact of [
    /30 giorni dalla consegna/,
    /buone condizioni/,
    /spedizione di ritorno/,
    /foto o un video/,
    /confezione originale/,
    /accessori, i manuali e i certificati/,
    /uso scorretto/,
  ]) {
    expect(main.getAllByText(fact).length).toBeGreaterThan(0);
  }
});

it('tells when and how to get in touch, and who sells', async () => {
  await openShop(backend, '/contattaci');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Dal lunedì al venerdì, 9:00-18:00')).toBeVisible();
  expect(screen.getAllByText(/9:00/)).toHaveLength(1);
  for (const { label, url } of [SHOP.contacts.messaging, SHOP.contacts.social]) {
    const link = main.getByRole('link', { name: new RegExp(`${label}.*nuova scheda`) });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const mails = main.getAllByRole('link', { name: SHOP.contacts.email });
  expect(mails[0]).toHaveAttribute('href', `mailto:${SHOP.contacts.email}`);
  for (const value of Object.values(SHOP.seller)) {
    expect(main.getAllByText(value).length).toBeGreaterThan(0);
  }
});

it('lists everything that stays in the browser', async () => {
  await openShop(backend, '/privacy');
  const table = within(
    await screen.findByRole('table', { name: 'Che cosa resta nel tuo browser' }),
  );
  const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual([
    'Cookie di sessione del carrello',
    'drafts',
    'keptForReload',
    'payment',
    'recentOrders',
    'recentlyViewed',
    'shortcutsWithoutModifier',
    'savedOrderViews',
    'orderWork',
    'adminAuthToken',
    'lastLogout',
    'bulkJob',
    'orderTimeline',
    'workbox-precache-v2-…',
    'catalogo',
    'immagini',
    'workbox-expiration',
  ]);
});

describe('without a connection', () => {
  afterEach(() => vi.restoreAllMocks());

  function setOnline(isOnline: boolean): void {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }

  it('says that the catalogue is an old one, until the connection is back', async () => {
    await openShop(backend, '/');
    await screen.findAllByRole('article');
    const text = "Sei offline: vedi il catalogo dell'ultima visita.";
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    setOnline(false);
    const banner = await screen.findByText(text);
    expect(banner.closest('[role=status]')).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('refuses a write at once, says so once beside the usual failure, and never sends it', async () => {
    const { user } = await openShop(backend, '/');
    const article = await screen.findByRole('article', { name: /Orsacchiotto/ });
    setOnline(false);
    await user.click(within(article).getByRole('button', { name: /^Aggiungi/ }));
    expect(await screen.findByText("Errore nell'aggiunta al carrello.")).toBeVisible();
    const refusal = 'Sei offline: la modifica non è stata inviata. Riprova quando torni in rete.';
    expect(await screen.findAllByText(refusal)).toHaveLength(1);
    expect(screen.getByText(refusal)).toHaveAttribute('role', 'alert');
    expect(await screen.findByRole('link', { name: 'Carrello' })).toBeVisible();
    setOnline(true);
    expect(backend.calls('POST')).toEqual([]);
  });
});
