import { describe, expect, it } from 'vitest';
import { form, photo, photoBytes, useShop } from './support';
import { aProduct, wireProduct } from '#tests/support/apiSamples';

const { shop, admin } = useShop();

const FIELDS = aProduct({ title: 'Vaso blu' });

describe('the catalogue', () => {
  it('lists the products in their order', async () => {
    const products = await shop.browser().json('GET', '/insertion/getAll');
    expect(products).toMatchObject([{ id: 'tazza' }, { id: 'lampada', title: 'Bella lampada' }]);
    const { description: _, ...summary } = wireProduct;
    expect(Object.keys(products[0]).sort()).toEqual(Object.keys(summary).sort());
  });

  it('returns one product with all fields, or 404', async () => {
    const visitor = shop.browser();
    const query = { id: 'lampada' };
    expect(await visitor.json('GET', '/insertion/getId', { query })).toMatchObject({
      description: wireProduct.description,
      price: 19.9,
      stock: 5,
    });
    expect(await visitor.status('GET', '/insertion/getId', { query: { id: 'x' } })).toBe(404);
    expect(await visitor.status('GET', '/insertion/getId')).toBe(400);
  });
});

describe('an administrator', () => {
  it('adds a product with its images', async () => {
    const files = [photo('a.png'), photo('b.jpg', 'image/jpeg')];
    const id = await admin.text('POST', '/insertion/create', { form: form({ ...FIELDS, files }) });
    const product = await admin.json('GET', '/insertion/getId', { query: { id } });
    expect(product).toMatchObject({ title: 'Vaso blu', price: 12.5 });
    expect(product.fileNames).toHaveLength(2);
    const image = await admin.call('GET', `/images/${product.fileNames[1]}`);
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(
      new Uint8Array(photoBytes('image/jpeg')),
    );
  });

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

  it('changes a product and the order of its images', async () => {
    const orderedFileNames = ['lampada-2.svg', 'lampada-1.svg'];
    const body = form({ idInsertion: 'lampada', ...FIELDS, orderedFileNames });
    expect(await admin.text('PUT', '/insertion/update', { form: body })).not.toBe('Errore!');
    const query = { id: 'lampada' };
    expect(await admin.json('GET', '/insertion/getId', { query })).toMatchObject({
      title: 'Vaso blu',
      fileNames: orderedFileNames,
      stock: 5,
    });
  });

  it('gets Errore! if the images are not those of the product', async () => {
    for (const orderedFileNames of [['lampada-1.svg'], ['lampada-1.svg', 'lampada-1.svg']]) {
      const body = form({ idInsertion: 'lampada', ...FIELDS, orderedFileNames });
      expect(await admin.text('PUT', '/insertion/update', { form: body })).toBe('Errore!');
    }
  });

  it('adds and deletes images', async () => {
    const body = form({ idInsertion: 'lampada', files: [photo()] });
    const names: string[] = await admin.json('PATCH', '/insertion/addImages', { form: body });
    expect(names).toEqual(['lampada-1.svg', 'lampada-2.svg', expect.stringMatching(/\.png$/)]);
    const query = { idInsertion: 'lampada', imagesName: 'lampada-1.svg' };
    await admin.text('PUT', '/insertion/deleteImage', { query });
    const { fileNames } = await admin.json('GET', '/insertion/getId', { query: { id: 'lampada' } });
    expect(fileNames).toEqual(names.slice(1));
    expect(await admin.status('PUT', '/insertion/deleteImage', { query })).toBe(404);
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
