import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FALSE_FILES } from '#tests/support/falseFiles';
import { adminToken, BEAR, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();

/** Every form that takes pictures, and its file field. */
const FORMS = [
  { form: 'new product', path: '/admin/insertProduct', label: 'Immagini' },
  { form: 'return', path: `/order/return/${NUMBER}`, label: 'Foto (facoltative)' },
  { form: 'feedback', path: `/feedback?orderNumber=${NUMBER}`, label: 'Immagini', group: BEAR },
  { form: 'product', path: '/admin/edit-product/101', label: 'Aggiungi immagini' },
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
