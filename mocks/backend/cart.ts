import { httpAssert } from './httpError';
import { findProduct } from './products';
import type { CartRecord, OrderLineRecord, ProductRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const MAX_QUANTITY = 10;
const NOT_IN_CART = 'Il prodotto non è nel carrello.';

/** A cart as the API returns it (spec section 3). */
export type CartView = Omit<CartRecord, 'lines'> & {
  productAndquantity: { product: CartProductView; quantity: number }[];
};

type CartProductView = Pick<ProductRecord, 'id' | 'name' | 'price' | 'fileNames' | 'stock'>;

/** Returns the cart, or an empty one with that id. */
export async function findCart(tables: ReadTransaction, id: string): Promise<CartRecord> {
  const empty: CartRecord = { id, lines: [], orderPriority: 'STANDARD', shippingData: null };
  return (await tables.get('carts', id)) ?? empty;
}

/** Returns the cart with current names and prices, without products that are no longer sold. */
export async function viewCart(tables: ReadTransaction, cartId: string): Promise<CartView> {
  const { lines, ...cart } = await findCart(tables, cartId);
  const products = await productsOf(tables, lines);
  return {
    ...cart,
    productAndquantity: products.map(({ product, quantity }) => ({
      product: { ...orderedProduct(product), stock: product.stock },
      quantity,
    })),
  };
}

/** Returns the lines of an order that would be placed now, with current names and prices. */
export async function toOrderLines(
  tables: ReadTransaction,
  { lines }: CartRecord,
): Promise<OrderLineRecord[]> {
  const products = await productsOf(tables, lines);
  return products.map(({ product, quantity }) => ({ product: orderedProduct(product), quantity }));
}

/** Adds a product to the cart. Throws 404 if unknown, 400 above 10, 409 above the stock. */
export async function addToCart(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  await putQuantity(tables, cart, productId, quantityIn(cart, productId) + quantity);
}

/** Sets the quantity of a product. Throws 404 if it is not in the cart; else like addToCart. */
export async function changeQuantity(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  httpAssert(quantityIn(cart, productId) > 0, 404, NOT_IN_CART);
  await putQuantity(tables, cart, productId, quantity);
}

/** Removes a product from the cart. Throws 404 if it is not there. */
export async function removeFromCart(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  httpAssert(quantityIn(cart, productId) > 0, 404, NOT_IN_CART);
  const lines = cart.lines.filter((line) => line.productId !== productId);
  await tables.put('carts', { ...cart, lines });
}

/** Sets STANDARD or PRIORITARIO. Throws 400 for any other value (spec section 4). */
export async function setDelivery(
  tables: WriteTransaction,
  cartId: string,
  orderPriority: string,
): Promise<void> {
  const isPriority = orderPriority === 'STANDARD' || orderPriority === 'PRIORITARIO';
  httpAssert(isPriority, 400, 'Priorità di consegna non valida.');
  await updateCart(tables, cartId, { orderPriority });
}

/** Sets fields of the cart. */
export async function updateCart(
  tables: WriteTransaction,
  cartId: string,
  fields: Partial<CartRecord>,
): Promise<void> {
  await tables.put('carts', { ...(await findCart(tables, cartId)), ...fields });
}

async function productsOf(
  tables: ReadTransaction,
  cartLines: CartRecord['lines'],
): Promise<{ product: ProductRecord; quantity: number }[]> {
  const lines: { product: ProductRecord; quantity: number }[] = [];
  for (const { productId, quantity } of cartLines) {
    const product = await tables.get('products', productId);
    if (product) lines.push({ product, quantity });
  }
  return lines;
}

function orderedProduct({ id, title, price, fileNames }: ProductRecord) {
  return { id, name: title, price, fileNames };
}

function quantityIn(cart: CartRecord, productId: string): number {
  return cart.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

async function putQuantity(
  tables: WriteTransaction,
  cart: CartRecord,
  productId: string,
  quantity: number,
): Promise<void> {
  const { stock } = await findProduct(tables, productId);
  const isAllowed = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  httpAssert(isAllowed, 400, 'La quantità deve essere compresa tra 1 e 10.');
  httpAssert(quantity <= stock, 409, 'Quantità non disponibile in magazzino.');
  const line = cart.lines.find((candidate) => candidate.productId === productId);
  if (line) line.quantity = quantity;
  else cart.lines.push({ productId, quantity });
  await tables.put('carts', cart);
}
