import type { CartRecord, OrderLineRecord, ProductRecord, ShippingRecord } from './records';
import { found, HttpError } from './httpError';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const MAX_QUANTITY = 10;

/** A cart as it goes on the wire (spec section 3). */
export type CartView = {
  id: string;
  productAndquantity: { product: CartProductView; quantity: number }[];
  orderPriority: string;
  shippingData: ShippingRecord | null;
};

type CartProductView = Pick<ProductRecord, 'id' | 'name' | 'price' | 'fileNames' | 'stock'>;

/** The cart, or an empty one under that id. */
export async function findCart(tables: ReadTransaction, cartId: string): Promise<CartRecord> {
  const empty: CartRecord = {
    id: cartId,
    lines: [],
    orderPriority: 'STANDARD',
    shippingData: null,
  };
  return (await tables.get('carts', cartId)) ?? empty;
}

/** The cart with today's names and prices; products that are no longer sold fall out. */
export async function viewCart(tables: ReadTransaction, cartId: string): Promise<CartView> {
  const cart = await findCart(tables, cartId);
  const lines = await productsOf(tables, cart);
  return {
    id: cart.id,
    productAndquantity: lines.map(({ product, quantity }) => ({
      product: {
        id: product.id,
        name: product.title,
        price: product.price,
        fileNames: product.fileNames,
        stock: product.stock,
      },
      quantity,
    })),
    orderPriority: cart.orderPriority,
    shippingData: cart.shippingData,
  };
}

/** The lines as they would be ordered now: names and prices of today. */
export async function orderLines(
  tables: ReadTransaction,
  cart: CartRecord,
): Promise<OrderLineRecord[]> {
  const lines = await productsOf(tables, cart);
  return lines.map(({ product: { id, title, price, fileNames }, quantity }) => ({
    product: { id, name: title, price, fileNames },
    quantity,
  }));
}

/** Puts more of a product into the cart. 404 unknown product, 400 over 10, 409 over the stock. */
export async function addToCart(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  const product = found(await tables.get('products', productId), 'Prodotto non trovato.');
  const line = cart.lines.find((candidate) => candidate.productId === productId);
  const wanted = (line?.quantity ?? 0) + quantity;
  checkQuantity(wanted, product);
  if (line) line.quantity = wanted;
  else cart.lines.push({ productId, quantity: wanted });
  await tables.put('carts', cart);
}

/** Sets how many of a product are in the cart. 404 when it is not there; else as adding. */
export async function changeQuantity(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  const line = found(
    cart.lines.find((candidate) => candidate.productId === productId),
    'Il prodotto non è nel carrello.',
  );
  const product = found(await tables.get('products', productId), 'Prodotto non trovato.');
  checkQuantity(quantity, product);
  line.quantity = quantity;
  await tables.put('carts', cart);
}

/** Takes a product out of the cart; 404 when it is not in it. */
export async function removeFromCart(
  tables: WriteTransaction,
  cartId: string,
  productId: string,
): Promise<void> {
  const cart = await findCart(tables, cartId);
  const lines = cart.lines.filter((line) => line.productId !== productId);
  if (lines.length === cart.lines.length)
    throw new HttpError(404, 'Il prodotto non è nel carrello.');
  await tables.put('carts', { ...cart, lines });
}

/** Takes everything out of the cart; what was chosen for delivery stays. */
export async function emptyCart(tables: WriteTransaction, cartId: string): Promise<void> {
  await tables.put('carts', { ...(await findCart(tables, cartId)), lines: [] });
}

/** Chooses STANDARD or PRIORITARIO; 400 for anything else (spec section 4). */
export async function chooseDelivery(
  tables: WriteTransaction,
  cartId: string,
  orderPriority: string,
): Promise<void> {
  if (orderPriority !== 'STANDARD' && orderPriority !== 'PRIORITARIO') {
    throw new HttpError(400, 'Priorità di consegna non valida.');
  }
  await tables.put('carts', { ...(await findCart(tables, cartId)), orderPriority });
}

/** Remembers where the goods shall go. */
export async function saveShipping(
  tables: WriteTransaction,
  cartId: string,
  shippingData: ShippingRecord,
): Promise<void> {
  await tables.put('carts', { ...(await findCart(tables, cartId)), shippingData });
}

async function productsOf(
  tables: ReadTransaction,
  cart: CartRecord,
): Promise<{ product: ProductRecord; quantity: number }[]> {
  const lines: { product: ProductRecord; quantity: number }[] = [];
  for (const { productId, quantity } of cart.lines) {
    const product = await tables.get('products', productId);
    if (product) lines.push({ product, quantity });
  }
  return lines;
}

function checkQuantity(quantity: number, product: ProductRecord): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    throw new HttpError(400, 'La quantità deve essere compresa tra 1 e 10.');
  }
  if (quantity > product.stock) {
    throw new HttpError(409, 'Quantità non disponibile in magazzino.');
  }
}
