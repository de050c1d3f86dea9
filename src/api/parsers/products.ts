import * as v from 'valibot';
import { centsFromEuro } from '../../domain/money';
import { detailsOf, type ProductTexts } from '../../domain/product';
import { exactNumber, idText, textOrEmpty, wholeNumber } from './fields';
import {
  bodyOfReply,
  parsed,
  parseList,
  plainText,
  recordOf,
  Refused,
  Unreadable,
  type Parser,
} from './reply';
import { toProduct } from './toProduct';

const wireProduct = v.object({
  id: idText,
  title: v.nullish(v.string()),
  price: exactNumber,
  fileNames: v.nullish(v.array(v.string())),
  ...detailsOf({ text: v.nullish(v.string()), wholeNumber: v.nullish(wholeNumber) }),
});

/** A product as backends may send it, repaired if the meaning is clear. */
export const productSchema = v.pipe(wireProduct, v.transform(toProduct));

/** A product as a cart carries it; it may lack the catalogue's title and pictures. */
export const cartProductSchema = v.pipe(
  wireProduct,
  v.transform((wire) => ({
    product: toProduct(wire),
    isComplete: wire.title != null && wire.fileNames != null,
  })),
);

/** Parses a list of products to their ids, each once, in the backend's order. */
export const parseProducts = parseList({
  kind: 'products',
  id: 'id',
  read: recordOf(productSchema),
});

const { name: _, ...NO_DETAILS } = detailsOf({ text: '', wholeNumber: undefined });

/** Parses one whole product to its id. Missing texts are empty; a missing stock replaces the one known so far. */
export const parseProduct: Parser = (reply) => {
  const wire = parsed(wireProduct, bodyOfReply(reply));
  const product = { ...NO_DETAILS, ...toProduct(wire), priceEuro: wire.price };
  return { data: product.id, updates: { products: [product] } };
};

/** Parses the reply to a create: 'Errore!' means failure (spec section 7), as it does after an update. */
export const parseSaved: Parser = (reply) => {
  if (plainText(reply) === 'Errore!') throw new Refused('Errore!');
  return { data: null };
};

/** Returns the parser of an update's reply: a good one implies the product's new texts, until it is read again. */
export const parseUpdated =
  (id: string, { name, title, description, price }: ProductTexts): Parser =>
  (reply) => {
    const priceEuro = Number(price);
    const fields = { name, title, description, priceEuro, priceCents: centsFromEuro(priceEuro) };
    return { ...parseSaved(reply), updates: { patches: [{ kind: 'products', id, fields }] } };
  };

const fileNames = v.array(textOrEmpty);

/** Returns the parser of an upload's reply: the product's file names after the upload. */
export const parseFileNames =
  (id: string): Parser =>
  (reply) => {
    const body = bodyOfReply(reply);
    if (body === 'Errore!') throw new Refused('Errore!');
    if (typeof body === 'string') throw new Unreadable('a list of file names was expected');
    const names = parsed(fileNames, body);
    return {
      data: names,
      updates: { patches: [{ kind: 'products', id, fields: { fileNames: names } }] },
    };
  };

/** Returns the parser of a deletion, which removes the product from all lists. */
export const removeProduct =
  (id: string): Parser =>
  () => ({ data: null, updates: { removed: [{ kind: 'products', id }] } });
