import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, openProduct, TITLE } from '#tests/support/product';
import { useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(() => vi.unstubAllGlobals());

const shownImage = (name: string) => screen.findByRole('img', { name });

describe('the gallery', () => {
  it('wraps around by buttons and arrow keys, and jumps by thumbnails', async () => {
    const { user } = await openProduct(backend);
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
    await user.click(button('Immagine precedente'));
    expect(await shownImage(`${TITLE}, immagine 5 di 5`)).toBeVisible();
    await user.click(button('Immagine successiva'));
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await shownImage(`${TITLE}, immagine 4 di 5`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shownImage(`${TITLE}, immagine 5 di 5`)).toBeVisible();
    await user.click(button('Mostra immagine 2'));
    expect(await shownImage(`${TITLE}, immagine 2 di 5`)).toBeVisible();
    expect(button('Mostra immagine 2')).toHaveAttribute('aria-current', 'true');
  });

  const swipe = (image: HTMLElement, toX: number, toY: number) => {
    fireEvent.touchStart(image, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(image, { changedTouches: [{ clientX: toX, clientY: toY }] });
  };

  it('does not turn to the next picture when a finger moves over a page that is zoomed in', async () => {
    const { user } = await openProduct(backend);
    vi.stubGlobal('visualViewport', { scale: 2 });
    await user.click(await screen.findByRole('button', { name: 'Ingrandisci immagine' }));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    swipe(dialog.getByRole('img', { name: `${TITLE}, immagine 1 di 5` }), 100, 210);
    expect(dialog.getByRole('img', { name: `${TITLE}, immagine 1 di 5` })).toBeVisible();
    vi.stubGlobal('visualViewport', { scale: 1 });
    swipe(dialog.getByRole('img', { name: `${TITLE}, immagine 1 di 5` }), 100, 210);
    expect(dialog.getByRole('img', { name: `${TITLE}, immagine 2 di 5` })).toBeVisible();
  });

  it('follows a sideways swipe, but not scrolling', async () => {
    await openProduct(backend);
    swipe(await shownImage(`${TITLE}, immagine 1 di 5`), 100, 210);
    swipe(await shownImage(`${TITLE}, immagine 2 di 5`), 140, 400);
    swipe(await shownImage(`${TITLE}, immagine 2 di 5`), 300, 190);
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
  });

  it('shows a single picture without controls', async () => {
    await openProduct(backend, '101', {
      change: ({ products }) => Object.assign(products[0] ?? {}, { fileNames: ['uno.svg'] }),
    });
    expect(await shownImage(`${TITLE}, immagine 1 di 1`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Immagine|Mostra)/ })).toBeNull();
  });

  it('opens full-size, moves there too, and returns the focus', async () => {
    const { user } = await openProduct(backend);
    await user.click(await screen.findByRole('button', { name: 'Ingrandisci immagine' }));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.getByRole('button', { name: 'Chiudi' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: `${TITLE}, immagine 2 di 5` })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Ingrandisci immagine')).toHaveFocus();
    expect(await shownImage(`${TITLE}, immagine 2 di 5`)).toBeVisible();
  });
});
