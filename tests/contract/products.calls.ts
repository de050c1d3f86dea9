import { productsApi } from '#src/api/products';
import { aProduct, NO_STRUCTURE, wireProduct } from '#tests/support/apiSamples';
import { callCases } from './callCases';

const PNG = { name: 'lampada 1.png', type: 'image/png', content: 'prima' };
const JPEG = { name: 'lampada-è.jpg', type: 'image/jpeg', content: 'seconda' };

function files(): File[] {
  return [PNG, JPEG].map(({ name, type, content }) => new File([content], `../${name}`, { type }));
}

const SAVED = aProduct({ title: 'Lampada "Ottone" & Co.', description: 'Luce calda, così.' });

const READ_AGAIN = '/insertion/getId';

/** Bodies of a product with one field of a wrong type. */
export const NO_PRODUCT = [
  { ...wireProduct, id: null },
  { ...wireProduct, id: '' },
  { ...wireProduct, price: 'gratis' },
  { ...wireProduct, price: null },
  { ...wireProduct, price: undefined },
  { ...wireProduct, price: 1e300 },
  { ...wireProduct, price: '1.234,50' },
  { ...wireProduct, title: 7 },
  { ...wireProduct, stock: 'tanti' },
  { ...wireProduct, fileNames: 'uno.jpg' },
  { ...wireProduct, fileNames: [1] },
];

/** The calls of spec section 7, products. */
export const productCalls = callCases(productsApi.endpoints, {
  getProducts: {
    specPath: '/insertion/getAll',
    sends: { method: 'GET' },
    answer: { body: JSON.stringify([wireProduct, { ...wireProduct, id: 2 }, wireProduct]) },
    expected: ['p1', '2'],
    unreadable: [...NO_STRUCTURE, '{}', 'Errore!'],
  },
  getProduct: {
    specPath: '/insertion/getId',
    argument: 'p1&id=p2#/..',
    sends: { method: 'GET', query: { id: 'p1&id=p2#/..' } },
    answer: { body: JSON.stringify(wireProduct) },
    expected: 'p1',
    unreadable: [
      ...NO_STRUCTURE,
      '[]',
      '{}',
      '"Prodotto non trovato."',
      ...NO_PRODUCT.map((product) => JSON.stringify(product)),
    ],
  },
  deleteProduct: {
    specPath: '/insertion/delete/{id}',
    argument: 'p 1',
    sends: { method: 'DELETE', path: '/insertion/delete/p%201' },
    bearer: 'token',
    answer: { body: '' },
    expected: null,
  },
  createProduct: {
    specPath: '/insertion/create',
    argument: {
      ...SAVED,
      files: files(),
    },
    sends: { method: 'POST', form: [...Object.entries(SAVED), ['files', PNG], ['files', JPEG]] },
    bearer: 'token',
    answer: { body: 'p9' },
    expected: null,
    refused: [
      ['Errore!', 'Errore!'],
      ['"Errore!"', 'Errore!'],
      ['Errore!\n', 'Errore!'],
    ],
  },
  updateProduct: {
    specPath: '/insertion/update',
    argument: {
      id: 'p1',
      ...SAVED,
      orderedFileNames: ['due.jpg', 'uno, tre.jpg'],
    },
    sends: {
      method: 'PUT',
      form: [
        ['idInsertion', 'p1'],
        ...Object.entries(SAVED),
        ['orderedFileNames', 'due.jpg'],
        ['orderedFileNames', 'uno, tre.jpg'],
      ],
    },
    rereads: READ_AGAIN,
    bearer: 'token',
    answer: { body: '{"id":"p1"}' },
    expected: null,
    refused: [
      ['Errore!', 'Errore!'],
      ['"Errore!"', 'Errore!'],
    ],
  },
  deleteProductImage: {
    specPath: '/insertion/deleteImage',
    argument: { id: 'p1', fileName: 'a b+c.jpg' },
    sends: { method: 'PUT', query: { idInsertion: 'p1', imagesName: 'a b+c.jpg' } },
    rereads: READ_AGAIN,
    bearer: 'token',
    answer: { body: 'Eliminata' },
    expected: null,
  },
  addProductImages: {
    specPath: '/insertion/addImages',
    argument: { id: 'p1', files: files() },
    sends: {
      method: 'PATCH',
      form: [
        ['idInsertion', 'p1'],
        ['files', PNG],
        ['files', JPEG],
      ],
    },
    bearer: 'token',
    answer: { body: '["uno.jpg","due.jpg"]' },
    expected: ['uno.jpg', 'due.jpg'],
    unreadable: [...NO_STRUCTURE, '{}', '"uno.jpg"', '[{"name":"uno.jpg"}]'],
    refused: [
      ['Errore!', 'Errore!'],
      ['"Errore!"', 'Errore!'],
    ],
  },
});
