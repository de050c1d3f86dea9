import type { HttpHandler } from 'msw';
import { requireAdmin } from '../backend/permissions';
import {
  addImages,
  createProduct,
  deleteProduct,
  listProducts,
  removeImage,
  updateProduct,
  viewProduct,
  type ProductForm,
} from '../backend/products';
import { HttpError } from '../backend/httpError';
import type { WriteTransaction } from '../storage/database';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { formBody, formFiles, formText, formTexts, queryText } from './requests';
import { route, type Call } from './route';

/** What creating and updating answer, with status 200, when they fail (spec section 7). */
const FAILURE_MARKER = 'Errore!';

/** The calls about products (spec section 7, products). */
export function productHandlers(context: MockBackendContext): HttpHandler[] {
  const { database } = context;

  /** Work that only an administrator may do. */
  function asAdmin<Result>(
    { claims }: Call,
    work: (tables: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    return database.write(async (tables) => {
      await requireAdmin(tables, claims);
      return work(tables);
    });
  }

  return [
    route(context, 'get', '/insertion/getAll', async () =>
      jsonReply(await database.read(listProducts)),
    ),

    route(context, 'get', '/insertion/getId', async ({ query }) => {
      const id = queryText(query, 'id');
      return jsonReply(await database.read((tables) => viewProduct(tables, id)));
    }),

    route(context, 'delete', '/insertion/delete/:id', async (call) => {
      await asAdmin(call, (tables) => deleteProduct(tables, call.param('id')));
      return textReply('Prodotto eliminato.');
    }),

    route(context, 'post', '/insertion/create', (call) =>
      orMarker(async () => {
        const form = await formBody(call.request);
        const files = await formFiles(form, 'files');
        return asAdmin(call, (tables) => createProduct(tables, readProduct(form), files));
      }),
    ),

    route(context, 'put', '/insertion/update', (call) =>
      orMarker(async () => {
        const form = await formBody(call.request);
        const id = formText(form, 'idInsertion');
        const fileNames = formTexts(form, 'orderedFileNames');
        await asAdmin(call, (tables) => updateProduct(tables, id, readProduct(form), fileNames));
        return id;
      }),
    ),

    route(context, 'put', '/insertion/deleteImage', async (call) => {
      const id = queryText(call.query, 'idInsertion');
      const fileName = queryText(call.query, 'imagesName');
      await asAdmin(call, (tables) => removeImage(tables, id, fileName));
      return textReply('Immagine eliminata.');
    }),

    route(context, 'patch', '/insertion/addImages', async (call) => {
      const form = await formBody(call.request);
      const id = formText(form, 'idInsertion');
      const files = await formFiles(form, 'files');
      return jsonReply(await asAdmin(call, (tables) => addImages(tables, id, files)));
    }),
  ];
}

function readProduct(form: FormData): ProductForm {
  return {
    name: formText(form, 'name'),
    title: formText(form, 'title'),
    description: formText(form, 'description'),
    price: formText(form, 'price'),
  };
}

/** Answers with the work's text, or with the marker when it is refused for what was sent. */
async function orMarker(work: () => Promise<string>): Promise<Response> {
  try {
    return textReply(await work());
  } catch (error) {
    if (error instanceof HttpError && error.status !== 401) return textReply(FAILURE_MARKER);
    throw error;
  }
}
