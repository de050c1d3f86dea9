import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { FALSE_FILES } from '#tests/support/falseFiles';
import { adminToken, BEAR, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';
import { fill } from '#tests/support/productForm';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
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

it.each(FORMS)('$form: says why each false file is refused, and sends none', async (form) => {
  const { store } = await openShop(backend, form.path, {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  const part = form.group
    ? within(await screen.findByRole('group', { name: form.group }))
    : within(screen.getByRole('main'));
  const user = userEvent.setup({ applyAccept: false });
  const field = await part.findByLabelText(form.label);
  await user.upload(
    field,
    FALSE_FILES.map(({ file }) => file),
  );
  const alert = await part.findByRole('alert');
  for (const { file } of FALSE_FILES) {
    expect(alert).toHaveTextContent(
      new RegExp(`«${file.name}» (non è un’immagine ammessa|non contiene|è un file vuoto)`),
    );
  }
  expect(part.queryAllByRole('button', { name: /^Rimuovi / })).toEqual([]);
  await settled(store);
  expect(backend.seen.filter(({ method }) => !['GET', 'OPTIONS'].includes(method))).toEqual([]);
  // The problem disappears when a valid file follows.
  if (form.form !== 'product') {
    await user.upload(field, [pngFile('vera.png')]);
    expect(
      await part.findByRole('button', { name: /^Rimuovi (vera\.png|immagine 1)/ }),
    ).toBeVisible();
    expect(part.queryByText(/non contiene una vera immagine/)).toBeNull();
  }
});

/** Fills a form so that only its pictures can be refused; returns its submit button and its picture field. */
async function fillForm({ form, path, label, group }: (typeof FORMS)[number]) {
  const shop = await openShop(backend, path, {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  const { user } = shop;
  const main = within(screen.getByRole('main'));
  const part = group ? within(await screen.findByRole('group', { name: group })) : main;
  const field = await part.findByLabelText(label);
  if (form === 'new product') await fill(shop);
  if (form === 'return') {
    await user.click(screen.getByRole('checkbox', { name: BEAR }));
    await user.type(main.getByRole('textbox', { name: 'Motivo del reso' }), 'Rotto.');
  }
  const send = () => main.getByRole('button', { name: /^(Inserisci prodotto|Invia |Salva$)/ });
  return { user, main, field, send };
}

/** Returns a picture that can be checked and shown, but not read as a whole, as if it had been moved. */
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
      await main.findByRole('button', { name: /^Rimuovi (x\.png|immagine 1)/ });
      await user.click(send());
      await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(message));
    }
    expect(send()).not.toHaveAttribute('aria-disabled', 'true');
    for (const input of main.queryAllByRole('textbox'))
      expect(input).not.toHaveAttribute('readonly');
    await user.upload(field, [namedFile()]);
    if (form.form !== 'product') await user.click(send());
    expect(await screen.findByText(form.done)).toBeVisible();
  },
);

/** Returns a picture whose check ends only when `gate` does, as with a file in a cloud. */
function slowFile(gate: Promise<void>) {
  const file = namedFile();
  const slice = file.slice.bind(file);
  const readSlowly = (part: Blob) =>
    Object.defineProperty(part, 'arrayBuffer', {
      value: () => gate.then(() => slice(0, 12).arrayBuffer()),
    });
  return Object.defineProperty(file, 'slice', { value: () => readSlowly(slice(0, 12)) });
}

/** Starts a check of a picture in a form, and sends the form before it ends. */
async function sendDuringCheck(form: (typeof FORMS)[number]) {
  const bodies: string[] = [];
  backend.server.use(
    http.all(`${HOST}/*`, async ({ request }) => {
      if (['POST', 'PATCH', 'PUT'].includes(request.method)) {
        bodies.push(await request.clone().text());
      }
    }),
  );
  const { user, main, field, send } = await fillForm(form);
  const check = Promise.withResolvers<void>();
  await user.upload(field, [slowFile(check.promise)]);
  expect(await main.findByText('Controllo delle immagini…')).toBeVisible();
  await user.click(send());
  expect(bodies).toEqual([]);
  return { main, check, bodies };
}

it.each(FORMS)(
  '$form: is sent once the pictures are checked, if asked for meanwhile',
  async (form) => {
    const { check, bodies } = await sendDuringCheck(form);
    check.resolve();
    const isUploadedFirst = form.form === 'product';
    const done = isUploadedFirst ? 'Prodotto aggiornato correttamente!' : form.done;
    expect(await screen.findByText(done)).toBeVisible();
    expect(bodies.filter((body) => body.includes('filename="x.png"'))).toHaveLength(1);
  },
);

it.each(FORMS)('$form: is not sent without a picture that is refused meanwhile', async (form) => {
  const { main, check, bodies } = await sendDuringCheck(form);
  check.reject(new DOMException('moved', 'NotReadableError'));
  expect(await main.findByText(/«x\.png» non si può leggere/)).toBeVisible();
  await waitFor(() => expect(main.queryByText('Controllo delle immagini…')).toBeNull());
  expect(bodies).toEqual([]);
});
