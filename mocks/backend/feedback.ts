import { httpAssert } from './httpError';
import { randomCode } from './ids';
import { saveImages, type Upload } from './images';
import { findOrder } from './orders';
import { findProduct } from './products';
import type { FeedbackRecord, ShippingRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const MAX_COMMENT_LENGTH = 500;
const MAX_IMAGES = 3;
const MAX_STARS = 5;

/** The fields of the feedback form for one product of an order (spec section 3). */
export type FeedbackForm = Pick<FeedbackRecord, 'orderNumber' | 'feedbackS' | 'stars'> & {
  idProduct: string;
  files: Upload[];
};

/** Feedback as the API returns it (spec section 3). */
export type FeedbackView = Omit<FeedbackRecord, 'productId' | 'orderNumber'>;

/** Feedback with its product, for the page of all feedback. */
export type FeedbackWithProduct = FeedbackView & { product: { id: string; title: string } };

/** Returns the feedback on one product, newest first. Throws 404 for an unknown product. */
export async function listProductFeedback(
  tables: ReadTransaction,
  productId: string,
): Promise<FeedbackView[]> {
  await findProduct(tables, productId);
  const feedback = await newestFirst(tables);
  return feedback.filter((record) => record.productId === productId).map(viewFeedback);
}

/** Returns the feedback on all products, newest first. */
export async function listAllFeedback(tables: ReadTransaction): Promise<FeedbackWithProduct[]> {
  const feedback = await newestFirst(tables);
  const products = await tables.getAll('products');
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return feedback.map((record) => {
    const title = titles.get(record.productId) ?? 'Prodotto non più disponibile';
    return { ...viewFeedback(record), product: { id: record.productId, title } };
  });
}

/**
 * Saves feedback on a product of an order. It replaces earlier feedback on the same, so that a
 * form that is sent twice after an error does not count twice. Throws 404 for an unknown order,
 * 400 if the product is not part of it or a limit of spec section 5 is exceeded.
 */
export async function addFeedback(
  tables: WriteTransaction,
  form: FeedbackForm,
  now: Date,
): Promise<void> {
  const { orderNumber, idProduct: productId, stars, feedbackS, files } = form;
  const order = await findOrder(tables, orderNumber);
  const isOrdered = order.productsInCart.some((line) => line.product.id === productId);
  httpAssert(isOrdered, 400, 'Il prodotto non fa parte dell’ordine.');
  // A comment or an image may come without a rating, which is 0.
  const isRating = Number.isInteger(stars) && stars >= 0 && stars <= MAX_STARS;
  httpAssert(isRating, 400, 'La valutazione deve essere compresa tra 0 e 5.');
  httpAssert(feedbackS.length <= MAX_COMMENT_LENGTH, 400, 'Il commento supera i 500 caratteri.');
  const hasFewImages = files.length <= MAX_IMAGES;
  httpAssert(hasFewImages, 400, 'Puoi caricare al massimo 3 immagini per prodotto.');
  const earlier = (await tables.getAll('feedback')).find(
    (record) => record.orderNumber === orderNumber && record.productId === productId,
  );
  await tables.put('feedback', {
    id: earlier?.id ?? randomCode(12),
    productId,
    orderNumber,
    buyerName: publicName(order.shippingData),
    timeStamp: now.toISOString(),
    stars,
    feedbackS,
    images: await saveImages(tables, files),
  });
}

/** Returns 'Maria B.' for 'Maria Bianchi': the surname is not public. */
export function publicName({ name, surname }: ShippingRecord): string {
  const [initial] = surname;
  return initial === undefined ? name : `${name} ${initial}.`;
}

async function newestFirst(tables: ReadTransaction): Promise<FeedbackRecord[]> {
  const feedback = await tables.getAll('feedback');
  return feedback.sort((one, other) => Date.parse(other.timeStamp) - Date.parse(one.timeStamp));
}

function viewFeedback(record: FeedbackRecord): FeedbackView {
  const { productId: _product, orderNumber: _order, ...view } = record;
  return view;
}
