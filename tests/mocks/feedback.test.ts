import { expect, it } from 'vitest';
import { form, photo, useShop } from './support';

const { shopper } = useShop();

const FIELDS = {
  orderNumber: 'B2018-VECCHIO',
  idProduct: 'tazza',
  feedbackS: 'Molto bella',
  stars: '4',
};

it('saves feedback under the name of the order', async () => {
  const files = [photo(), photo()];
  await shopper.text('POST', '/feedback/add', { form: form({ ...FIELDS, files }) });
  const fields = {
    buyerName: 'Maria B.',
    feedbackS: 'Molto bella',
    stars: 4,
    timeStamp: '2026-11-20T10:00:00.000Z',
    images: [expect.any(String), expect.any(String)],
  };
  const [feedback] = await shopper.json('GET', '/feedback/get/tazza');
  expect(feedback).toEqual({ id: expect.any(String), ...fields });
  expect(await shopper.status('GET', `/images/${feedback.images[0]}`)).toBe(200);
  expect(await shopper.json('GET', '/feedback/getAll')).toEqual([
    { id: feedback.id, ...fields, product: { id: 'tazza', title: 'Bella tazza' } },
  ]);
  expect(await shopper.json('GET', '/feedback/get/lampada')).toEqual([]);
});

it('counts repeated feedback once', async () => {
  await shopper.text('POST', '/feedback/add', { form: form(FIELDS) });
  await shopper.text('POST', '/feedback/add', { form: form({ ...FIELDS, stars: '2' }) });
  expect(await shopper.json('GET', '/feedback/get/tazza')).toMatchObject([{ stars: 2 }]);
});

it.each([
  [404, 'an unknown order', { orderNumber: 'B2018-NIENTE' }],
  [400, 'a product the order does not hold', { idProduct: 'lampada' }],
  [400, 'less than no star', { stars: '-1' }],
  [400, 'six stars', { stars: '6' }],
  [400, 'half a star', { stars: '1.5' }],
  [400, 'an overlong comment', { feedbackS: 'a'.repeat(501) }],
  [400, 'four images', { files: [photo(), photo(), photo(), photo()] }],
  [400, 'a file that is no picture', { files: [photo('a.pdf', 'application/pdf')] }],
])('answers %i to %s', async (status, _what, wrong) => {
  const body = form({ ...FIELDS, ...wrong });
  expect(await shopper.status('POST', '/feedback/add', { form: body })).toBe(status);
  expect(await shopper.json('GET', '/feedback/getAll')).toEqual([]);
});

it('answers 404 for an unknown product', async () => {
  expect(await shopper.status('GET', '/feedback/get/niente')).toBe(404);
});
