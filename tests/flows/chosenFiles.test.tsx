import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import type { ShopStore } from '#src/store/makeStore';
import { OTHER_FILES } from '#tests/support/oddFiles';
import { adminToken, BEAR, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';
import { fill } from '#tests/support/productForm';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();

/** Every form that takes pictures, and its file field. */
const FORMS = [
  {
    form: 'new product',
    path: '/admin/insertProduct',
    label: 'Immagini',
    done: 'Prodotto inserito correttamente!',
  },
  {
    form: 'return',
    path: `/order/return/${NUMBER}`,
    label: 'Foto (facoltative)',
    done: 'Richiesta di reso inviata con successo!',
  },
  {
    form: 'feedback',
    path: `/feedback?orderNumber=${NUMBER}`,
    label: 'Immagini',
    group: BEAR,
    done: 'Grazie per il tuo feedback!',
  },
  {
    form: 'product',
    path: '/admin/edit-product/101',
    label: 'Aggiungi immagini',
    done: 'Immagine aggiunta.',
  },
];

it.each(FORMS)('$form: says why files of other types are refused, and sends none', async (form) => {
  const { store } = await openShop(backend, form.path, {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  const part = form.group ? within(await screen.findByRole('group', { name: form.group })) : main();
  const user = userEvent.setup({ applyAccept: false });
  const field = await part.findByLabelText(form.label);
  await user.upload(
    field,
    OTHER_FILES.map(({ file }) => file),
  );
  const alert = await part.findByRole('alert');
  for (const { file } of OTHER_FILES) {
    expect(alert).toHaveTextContent(`«${file.name}» non è un’immagine ammessa`);
  }
  // Spec section 5: said of files of other types too.
  const limit = within(alert).queryByText('Puoi caricare al massimo 3 immagini per prodotto.');
  expect(limit !== null).toBe(form.form === 'feedback');
  expect(part.queryAllByRole('button', { name: /^Rimuovi / })).toEqual([]);
  await settled(store);
  expect(backend.seen.filter(({ method }) => !['GET', 'OPTIONS'].includes(method))).toEqual([]);
  // The problem disappears when a picture follows.
  if (form.form !== 'product') {
    await user.upload(field, [pngFile('vera.png')]);
    expect(
      await part.findByRole('button', { name: /^Rimuovi (vera\.png|immagine 1)/ }),
    ).toBeVisible();
    expect(part.queryByText(/non è un’immagine ammessa/)).toBeNull();
  }
});

it.each(FORMS)('$form: sends what the browser calls a picture', async (form) => {
  const bodies: string[] = [];
  backend.server.use(
    http.all(`${HOST}/*`, async ({ request }) => {
      if (request.method !== 'GET') bodies.push(await request.clone().text());
    }),
  );
  const { user, field, send } = await fillForm(form);
  await user.upload(field, [new File(['finta'], 'finta.png', { type: 'image/png' })]);
  if (form.form !== 'product') await user.click(send());
  expect(await screen.findByText(form.done)).toBeVisible();
  expect(bodies.filter((body) => body.includes('finta'))).toHaveLength(1);
});

/** Fills a form so that only its pictures can be refused; returns its submit button and its picture field. */
async function fillForm({ form, path, label, group }: (typeof FORMS)[number]) {
  const shop = await openShop(backend, path, {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  const { user } = shop;
  const part = group ? within(await screen.findByRole('group', { name: group })) : main();
  const field = await part.findByLabelText(label);
  if (form === 'new product') await fill(shop);
  if (form === 'return') {
    await user.click(screen.getByRole('checkbox', { name: BEAR }));
    await user.type(main().getByRole('textbox', { name: 'Motivo del reso' }), 'Rotto.');
  }
  const send = () => main().getByRole('button', { name: /^(Inserisci prodotto|Invia |Salva$)/ });
  return { user, main, field, send };
}

/** Returns a picture that can no longer be read, as if it had been moved. */
function movedFile() {
  const file = namedFile();
  const reason = new DOMException('moved', 'NotReadableError');
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(reason) });
  return file;
}

/** Returns the same picture each time, as far as its name, size and time tell. */
function namedFile() {
  return new File([pngFile()], 'x.png', { type: 'image/png', lastModified: 1 });
}

it.each(FORMS)(
  '$form: names a picture that can no longer be read, and takes it again',
  async (form) => {
    const { user, main, field, send } = await fillForm(form);
    const message = /Errore .*«x\.png» non si può leggere: sceglilo di nuovo\.$/;
    await user.upload(field, [movedFile()]);
    if (form.form === 'product') {
      await screen.findByRole('alertdialog', { name: message });
      await user.click(screen.getByRole('button', { name: 'OK' }));
    } else {
      await main().findByRole('button', { name: /^Rimuovi (x\.png|immagine 1)/ });
      await user.click(send());
      await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(message));
    }
    expect(send()).not.toHaveAttribute('aria-disabled', 'true');
    for (const input of main().queryAllByRole('textbox'))
      expect(input).not.toHaveAttribute('readonly');
    await user.upload(field, [namedFile()]);
    if (form.form !== 'product') await user.click(send());
    expect(await screen.findByText(form.done)).toBeVisible();
  },
);

/** The ways to leave a page other than links and the browser's history. */
const WAYS: {
  way: string;
  go: (user: UserEvent, store: ShopStore) => Promise<void>;
  to: string;
}[] = [
  {
    way: 'the search of an order in the footer',
    go: async (user) => {
      const field = within(screen.getByRole('contentinfo')).getByLabelText('Numero ordine');
      await user.clear(field);
      await user.type(field, `${NUMBER}{Enter}`);
    },
    to: `/order/get/${NUMBER}`,
  },
  {
    way: 'the button of a toast',
    go: async (user, store) => {
      const offer = { label: 'Vai al carrello', path: '/cart' };
      store.dispatch(notificationAdded('success', 'Aggiunto.', offer));
      const [button] = await screen.findAllByRole('button', { name: offer.label });
      if (button) await user.click(button);
    },
    to: '/cart',
  },
  {
    way: 'a shortcut',
    go: async (user) => {
      (document.activeElement as HTMLElement).blur();
      await user.keyboard('gh');
    },
    to: '/',
  },
  {
    way: 'a command',
    go: async (user) => {
      await user.keyboard('{Control>}k{/Control}');
      await user.click(await screen.findByRole('option', { name: 'Contattaci' }));
    },
    to: '/contattaci',
  },
];

it.each(WAYS)('are lost by $way only after a question', async ({ go, to }) => {
  const path = `/order/return/${NUMBER}`;
  const { user, store } = await openShop(backend, path, { change: deliveredOrder() });
  await user.upload(await main().findByLabelText('Foto (facoltative)'), pngFile());
  const name = 'Le immagini scelte non vengono conservate. Vuoi uscire senza inviarle?';
  stopTimers(); // toasts stay
  await go(user, store);
  const question = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(question).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe(path);
  expect(main().getByRole('button', { name: /foto\.png/ })).toBeVisible();
  await go(user, store);
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(location.pathname).toBe(to));
});
