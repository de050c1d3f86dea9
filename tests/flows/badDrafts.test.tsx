import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveredOrder, NUMBER } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const FORMS = [
  {
    form: `feedback/${NUMBER}`,
    path: `/feedback?orderNumber=${NUMBER}`,
    send: 'Invia feedback',
    garbage: [null, [], { reviews: null }, { reviews: [] }, { reviews: { 101: null, 103: 7 } }],
  },
  {
    form: `return/${NUMBER}`,
    path: `/order/return/${NUMBER}`,
    send: 'Invia richiesta di reso',
    garbage: ['testo', { productIds: null, description: '' }, { productIds: [7], description: {} }],
  },
];

const cases = FORMS.flatMap(({ garbage, ...form }) =>
  garbage.map((draft) => ({ ...form, draft, what: JSON.stringify(draft) })),
);

it.each(cases)('ignores a draft of $form that is $what', async ({ form, path, send, draft }) => {
  await openShop(backend, path, { change: deliveredOrder(), drafts: { [form]: draft } as never });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('button', { name: send })).toBeVisible();
  expect(screen.queryByText('Qualcosa è andato storto')).toBeNull();
});
