import { persistSlice } from '#src/store/persistSlice';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortcutListener } from '#src/features/shortcuts/shortcutKeys';
import { selectAreSingleKeysOn } from '#src/features/shortcuts/shortcutsSlice';
import { persistedShortcuts } from '#src/features/shortcuts/shortcutsSlice';
import type { Shortcut } from '#src/features/shortcuts/useShortcuts';
import { expectArrivalAt } from '#tests/support/arrival';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

// The second key counts only within a second, which may be too short on a slow machine.
beforeEach(stopTimers);

describe('the listener for keys', () => {
  const user = userEvent.setup({ delay: null });

  /** Renders a page with everything that can have the focus, and collects what its shortcuts did. */
  function listening(shortcuts: Omit<Shortcut, 'does' | 'run'>[], areSingleKeysOn = true) {
    const done: string[] = [];
    const listener = shortcutListener(
      shortcuts.map((one) => ({ ...one, does: '', run: () => done.push(one.keys) })),
      areSingleKeysOn,
    );
    render(
      <div ref={(box) => box?.addEventListener('keydown', listener)}>
        <button>Pulsante</button>
        <input aria-label="Testo" />
        <input aria-label="Spunta" type="checkbox" />
        <select aria-label="Scelta" />
        <div role="textbox" aria-label="Riquadro" contentEditable suppressContentEditableWarning>
          <b data-testid="grassetto">testo</b>
        </div>
      </div>,
    );
    return done;
  }

  it('does what the keys say, and nothing with other modifiers', async () => {
    const done = listening([{ keys: 'j' }, { keys: '$mod+k' }, { keys: '[Shift]+?' }]);
    screen.getByRole('button').focus();
    await user.keyboard('j{Shift>}j{/Shift}{Control>}jk{/Control}{Alt>}j{/Alt}');
    await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Shift>}?{/Shift}');
    expect(done).toEqual(['j', '$mod+k', '[Shift]+?']);
  });

  it.each(['Testo', 'Scelta', 'Riquadro'])('does not disturb typing: %s', async (name) => {
    const done = listening([{ keys: 'j' }, { keys: '$mod+k' }]);
    screen.getByLabelText(name).focus();
    await user.keyboard('j');
    expect(done).toEqual([]);
    await user.keyboard('{Control>}k{/Control}');
    expect(done).toEqual(['$mod+k']);
  });

  it('works on a checkbox, but not inside rich text', async () => {
    const done = listening([{ keys: 'j' }]);
    screen.getByLabelText('Spunta').focus();
    await user.keyboard('j');
    fireEvent.keyDown(screen.getByTestId('grassetto'), { key: 'j', code: 'KeyJ' });
    expect(done).toEqual(['j']);
  });

  it('ignores input methods, held keys and handled events', () => {
    const done = listening([{ keys: 'j' }]);
    const button = screen.getByRole('button');
    fireEvent.keyDown(button, { key: 'j', code: 'KeyJ', isComposing: true });
    fireEvent.keyDown(button, { key: 'j', code: 'KeyJ', repeat: true });
    button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(button, { key: 'j', code: 'KeyJ' });
    expect(done).toEqual([]);
    fireEvent.keyDown(button, { key: 'j', code: 'KeyJ' });
    expect(done).toEqual(['j']);
  });

  it('keeps only shortcuts with a modifier if single keys are off', async () => {
    const done = listening([{ keys: 'j' }, { keys: 'g o' }, { keys: '$mod+k' }], false);
    screen.getByRole('button').focus();
    await user.keyboard('jgo{Control>}k{/Control}');
    expect(done).toEqual(['$mod+k']);
  });

  it('pauses while a dialog is open, except for universal shortcuts', async () => {
    const done = listening([{ keys: 'j' }, { keys: 'Alt+KeyT', isUniversal: true }]);
    const dialog = render(<div role="dialog" aria-modal="true" aria-label="Domanda" />);
    screen.getByRole('button').focus();
    await user.keyboard('j{Alt>}t{/Alt}');
    expect(done).toEqual(['Alt+KeyT']);
    dialog.unmount();
    await user.keyboard('j');
    expect(done).toEqual(['Alt+KeyT', 'j']);
  });
});

it('opens pages by two keys, but the orders only for administrators', async () => {
  const { user } = await openShop(backend, '/');
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  await user.keyboard('go');
  await user.keyboard('gc');
  await expectArrivalAt('Carrello');
  expect(location.pathname).toBe('/cart');
  expect(index()).toBe(before + 1); // directly: the orders were not tried
  await user.keyboard('gh');
  await expect.poll(() => location.pathname).toBe('/');
});

it('opens the orders for administrators', async () => {
  const { user } = await openShop(backend, '/', { token: await adminToken() });
  await user.keyboard('go');
  await expectArrivalAt('Ordini');
});

it('opens and closes the latest notifications by Alt+T', async () => {
  const { user } = await openShop(backend, '/contattaci');
  await user.keyboard('{Alt>}t{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'Notifiche recenti' })).toBeVisible();
  await user.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('lists all shortcuts under ?, and returns the focus', async () => {
  const { user } = await openShop(backend, '/contattaci');
  const link = screen.getByRole('link', { name: 'Privacy e cookie' });
  link.focus();
  await user.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' }));
  const list = within(dialog.getByRole('list', { name: 'Ovunque' }));
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual([
    'Scarica una segnalazione di questa pagina Ctrl+Maiusc+S',
    'Notifiche recenti Alt+T',
    'Cerca e comandi Ctrl+K',
    'Vai alla ricerca /',
    'Scorciatoie da tastiera ?',
    'Vai alla home G poi H',
    'Vai al carrello G poi C',
  ]);
  expect(dialog.queryByRole('list', { name: 'In questa pagina' })).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
});

it('lists the shortcuts of the page too', async () => {
  const { user } = await openShop(backend, '/order/get/B2018-000200', {
    token: await adminToken(),
  });
  await screen.findByRole('button', { name: 'Ordine successivo' });
  await user.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' }));
  const list = within(dialog.getByRole('list', { name: 'In questa pagina' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ordine precedente K',
    'Ordine successivo J',
  ]);
});

it('switches single keys off on this device, and on again from the footer', async () => {
  const { user, store } = await openShop(backend, '/contattaci');
  persistSlice(store, persistedShortcuts);
  await user.keyboard('{Shift>}?{/Shift}');
  await user.click(await screen.findByRole('switch', { name: 'Scorciatoie senza Ctrl o Alt' }));
  expect(localStorage.getItem('shortcutsWithoutModifier')).toBe('off');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('gc{Shift>}?{/Shift}');
  expect(location.pathname).toBe('/contattaci');
  expect(screen.queryByRole('dialog')).toBeNull();

  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('button', { name: 'Scorciatoie da tastiera' }));
  await user.click(await screen.findByRole('switch'));
  expect(localStorage.getItem('shortcutsWithoutModifier')).toBeNull();
  await user.keyboard('{Escape}gc');
  await expect.poll(() => location.pathname).toBe('/cart');
});

it('stores the choice on this device, in step with other tabs', async () => {
  localStorage.setItem('shortcutsWithoutModifier', 'off');
  const { store } = await openShop(backend, '/contattaci');
  persistSlice(store, persistedShortcuts);
  expect(selectAreSingleKeysOn(store.getState())).toBe(false);
  localStorage.removeItem('shortcutsWithoutModifier');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'shortcutsWithoutModifier' }));
  });
  expect(selectAreSingleKeysOn(store.getState())).toBe(true);
});

it('goes to the search box by /, or else opens the command palette', async () => {
  const { user } = await openShop(backend, '/');
  await user.keyboard('/');
  const box = screen.getByRole('searchbox');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await user.keyboard('/');
  expect(box).toHaveValue('/');
  await user.click(screen.getAllByRole('link', { name: 'Contattaci' })[0] ?? box);
  await screen.findByRole('heading', { level: 1, name: 'Contattaci' });
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Cerca e comandi' })).toBeVisible();
});
