import { describe, expect, it } from 'vitest';
import { form, photo, useShop } from './support';
import { aProduct } from '#tests/support/apiSamples';

const { shop, admin } = useShop();

const FIELDS = aProduct({ title: 'Vaso blu' });

describe('an administrator', () => {
  it.each([
    ['a price with a comma', { price: '12,50' }],
    ['no price', { price: 'gratis' }],
    ['a negative price', { price: '-1' }],
    ['a price without limit', { price: '9'.repeat(400) }],
    ['a blank title', { title: ' ' }],
    ['a file that is no picture', { files: photo('a.html', 'text/html') }],
    ['an image that can contain scripts', { files: photo('a.svg', 'image/svg+xml') }],
  ])('gets Errore! for %s', async (_what, wrong) => {
    const before = await admin.json('GET', '/insertion/getAll');
    expect(
      await admin.text('POST', '/insertion/create', { form: form({ ...FIELDS, ...wrong }) }),
    ).toBe('Errore!');
    expect(await admin.json('GET', '/insertion/getAll')).toEqual(before);
  });

  it.each([
    ['.5', 0.5],
    ['1e3', 1_000],
  ])('sets %s as a price, as the form takes it', async (price, euro) => {
    const orderedFileNames = ['lampada-1.svg', 'lampada-2.svg'];
    const body = form({ idInsertion: 'lampada', ...FIELDS, price, orderedFileNames });
    await admin.text('PUT', '/insertion/update', { form: body });
    expect(await admin.json('GET', '/insertion/getAll')).toContainEqual(
      expect.objectContaining({ id: 'lampada', price: euro }),
    );
  });

  it('gets Errore! if the images are not those of the product', async () => {
    for (const orderedFileNames of [['lampada-1.svg'], ['lampada-1.svg', 'lampada-1.svg']]) {
      const body = form({ idInsertion: 'lampada', ...FIELDS, orderedFileNames });
      expect(await admin.text('PUT', '/insertion/update', { form: body })).toBe('Errore!');
    }
  });

  it('deletes a product, also from the carts', async () => {
    const shopper = shop.browser();
    await shopper.text('POST', '/cart/add/lampada/1');
    await admin.text('DELETE', '/insertion/delete/lampada');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toEqual([]);
    expect(await admin.status('DELETE', '/insertion/delete/lampada')).toBe(404);
  });
});

it('requires an administrator to change the catalogue', async () => {
  const visitor = shop.browser();
  const files = [photo()];
  const idInsertion = 'lampada';
  const create = { form: form({ ...FIELDS, files }) };
  expect(await visitor.status('POST', '/insertion/create', create)).toBe(401);
  const update = { form: form({ ...FIELDS, idInsertion }) };
  expect(await visitor.status('PUT', '/insertion/update', update)).toBe(401);
  const add = { form: form({ idInsertion, files }) };
  expect(await visitor.status('PATCH', '/insertion/addImages', add)).toBe(401);
  const query = { idInsertion, imagesName: 'lampada-1.svg' };
  expect(await visitor.status('PUT', '/insertion/deleteImage', { query })).toBe(401);
  expect(await visitor.status('DELETE', '/insertion/delete/lampada')).toBe(401);
  expect(await visitor.json('GET', '/insertion/getAll')).toHaveLength(2);
});
