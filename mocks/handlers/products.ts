import { readForm, readTexts, readTextFields, readUploads } from './requests';
import { route, type Route } from './route';
import { HttpError } from '../backend/httpError';
import {
  addImages,
  createProduct,
  deleteProduct,
  listProducts,
  removeImage,
  updateProduct,
  viewProduct,
} from '../backend/products';
import { PRODUCT_FORM_FIELDS } from '../backend/records';

/** The calls for products (spec section 7, products). */
export const productRoutes: Route[] = [
  route('get', '/insertion/getAll', ({ read }) => read(listProducts)),

  route('get', '/insertion/getId', ({ query, read }) =>
    read((tables) => viewProduct(tables, query('id'))),
  ),

  route('delete', '/insertion/delete/:id', async ({ param, writeAsAdmin }) => {
    await writeAsAdmin((tables) => deleteProduct(tables, param('id')));
    return 'Prodotto eliminato.';
  }),

  route('post', '/insertion/create', ({ request, writeAsAdmin }) =>
    orErrorText(async () => {
      const form = await readForm(request);
      const files = await readUploads(form, 'files');
      return writeAsAdmin((tables) =>
        createProduct(tables, readTextFields(form, ...PRODUCT_FORM_FIELDS), files),
      );
    }),
  ),

  route('put', '/insertion/update', ({ request, writeAsAdmin }) =>
    orErrorText(async () => {
      const form = await readForm(request);
      const { idInsertion } = readTextFields(form, 'idInsertion');
      const fileNames = readTexts(form, 'orderedFileNames');
      await writeAsAdmin((tables) =>
        updateProduct(tables, idInsertion, readTextFields(form, ...PRODUCT_FORM_FIELDS), fileNames),
      );
      return idInsertion;
    }),
  ),

  route('put', '/insertion/deleteImage', async ({ query, writeAsAdmin }) => {
    const [id, fileName] = [query('idInsertion'), query('imagesName')];
    await writeAsAdmin((tables) => removeImage(tables, id, fileName));
    return 'Immagine eliminata.';
  }),

  route('patch', '/insertion/addImages', async ({ request, writeAsAdmin }) => {
    const form = await readForm(request);
    const { idInsertion } = readTextFields(form, 'idInsertion');
    const files = await readUploads(form, 'files');
    return writeAsAdmin((tables) => addImages(tables, idInsertion, files));
  }),
];

/** Creating and updating answer invalid input with this text and status 200 (spec section 7). */
async function orErrorText(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && error.status !== 401) return 'Errore!';
    throw error;
  }
}
