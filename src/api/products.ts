import { PRODUCT_FIELDS, type ProductTexts } from '../domain/product';
import { type ApiRequest, type FormPart, apiPath } from './request';
import { PRODUCT_LIST, staleAfter, staleThing, tagOf, type Tag, type Write } from './invalidation';
import {
  removeProduct,
  parseFileNames,
  parseProducts,
  parseSaved,
  parseUpdated,
  parseProduct,
} from './parsers/products';
import { ignoreBody } from './parsers/reply';
import { cacheKeyOf } from './queryMeta';
import { refetchListed } from './refetchListed';
import { shopApi } from './shopApi';

export type NewProduct = ProductTexts & { files: File[] };

export type ProductChange = ProductTexts & { id: string; orderedFileNames: string[] };

/** The typed texts; the price is in euro, with a point before the decimals. */
const textParts = (texts: ProductTexts) =>
  PRODUCT_FIELDS.map((field): FormPart => [field, texts[field]]);

/** Describes the call that reads one product. */
export const oneProduct = (id: string): ApiRequest => ({
  method: 'GET',
  path: apiPath`/insertion/getId`,
  query: { id },
  parse: parseProduct,
});

const productReads = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<string[], void>({
      query: () => ({ method: 'GET', path: apiPath`/insertion/getAll`, parse: parseProducts }),
      providesTags: (_ids, _error, _none, meta) => [PRODUCT_LIST, ...copyTags(meta)],
    }),
    getProduct: build.query<string, string>({
      query: oneProduct,
      providesTags: (_id, _error, id, meta) => [tagOf('Products', id), ...copyTags(meta)],
    }),
  }),
});

function copyTags(meta: { isCopy: boolean } | undefined): Tag[] {
  return meta?.isCopy ? ['Copies'] : [];
}

type Lifecycle = Parameters<typeof refetchListed>[1];

/** Reads a product that only lists show, after a write. */
function refetchProduct(write: Write, id: string, api: Lifecycle): Promise<void> {
  const { endpoints, util } = productReads;
  return refetchListed(write, api, {
    cacheKey: cacheKeyOf('getProduct', id),
    running: util.getRunningQueryThunk('getProduct', id),
    read: endpoints.getProduct.initiate(id, { forceRefetch: true, subscribe: false }),
  });
}

export const productsApi = productReads.injectEndpoints({
  endpoints: (build) => ({
    deleteProduct: build.mutation<null, string>({
      query: (id) => ({
        method: 'DELETE',
        path: apiPath`/insertion/delete/${id}`,
        changes: tagOf('Products', id),
        bearer: 'token',
        parse: removeProduct(id),
      }),
      invalidatesTags: staleThing('deleteProduct', 'Products', (id) => id),
    }),
    createProduct: build.mutation<null, NewProduct>({
      query: ({ files, ...texts }) => ({
        method: 'POST',
        path: apiPath`/insertion/create`,
        bearer: 'token',
        form: [...textParts(texts), ...files.map((file): FormPart => ['files', file])],
        tracksUpload: true,
        parse: parseSaved,
      }),
      invalidatesTags: staleAfter('createProduct'),
    }),
    updateProduct: build.mutation<null, ProductChange>({
      query: ({ id, orderedFileNames, ...texts }) => ({
        method: 'PUT',
        path: apiPath`/insertion/update`,
        changes: tagOf('Products', id),
        bearer: 'token',
        form: [
          ['idInsertion', id],
          ...textParts(texts),
          ...orderedFileNames.map((fileName): FormPart => ['orderedFileNames', fileName]),
        ],
        parse: parseUpdated(id, texts),
      }),
      invalidatesTags: staleThing('updateProduct', 'Products', ({ id }) => id),
      onQueryStarted: ({ id }, api) => refetchProduct('updateProduct', id, api),
    }),
    deleteProductImage: build.mutation<null, { id: string; fileName: string }>({
      query: ({ id, fileName }) => ({
        method: 'PUT',
        path: apiPath`/insertion/deleteImage`,
        changes: tagOf('Products', id),
        query: { idInsertion: id, imagesName: fileName },
        bearer: 'token',
        parse: ignoreBody,
      }),
      invalidatesTags: staleThing('deleteProductImage', 'Products', ({ id }) => id),
      onQueryStarted: ({ id }, api) => refetchProduct('deleteProductImage', id, api),
    }),
    /** Returns the product's file names after the upload. */
    addProductImages: build.mutation<string[], { id: string; files: File[] }>({
      query: ({ id, files }) => ({
        method: 'PATCH',
        path: apiPath`/insertion/addImages`,
        changes: tagOf('Products', id),
        bearer: 'token',
        form: [['idInsertion', id], ...files.map((file): FormPart => ['files', file])],
        tracksUpload: true,
        parse: parseFileNames(id),
      }),
      invalidatesTags: staleThing('addProductImages', 'Products', ({ id }) => id),
      onQueryStarted: ({ id }, api) => refetchProduct('addProductImages', id, api),
    }),
  }),
});
