import { randomCode } from './ids';
import { keepImages, type Upload } from './images';
import { findOrder } from './orders';
import { findProduct } from './products';
import type { FeedbackRecord, ShippingRecord } from './records';
import { HttpError } from './httpError';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const MAX_COMMENT_LENGTH = 500;
const MAX_IMAGES = 3;
const MAX_STARS = 5;

/** What the feedback form sends for one product of an order (spec section 3). */
export type FeedbackForm = {
  orderNumber: string;
  idProduct: string;
  feedbackS: string;
  stars: number;
  files: Upload[];
};

/** Feedback as it goes on the wire (spec section 3). */
export type FeedbackView = Omit<FeedbackRecord, 'productId' | 'orderNumber'>;

/** The same with its product, for the page of all feedback. */
export type FeedbackWithProduct = FeedbackView & { product: { id: string; title: string } };

/** What customers said of one product, the newest first; 404 for an unknown product. */
export async function listProductFeedback(
  tables: ReadTransaction,
  productId: string,
): Promise<FeedbackView[]> {
  await findProduct(tables, productId);
  const feedback = await newestFirst(tables);
  return feedback.filter((record) => record.productId === productId).map(view);
}

/** What customers said of anything, the newest first. */
export async function listAllFeedback(tables: ReadTransaction): Promise<FeedbackWithProduct[]> {
  const feedback = await newestFirst(tables);
  const products = await tables.getAll('products');
  const titles = new Map(products.map((product) => [product.id, product.title]));
  return feedback.map((record) => ({
    ...view(record),
    product: {
      id: record.productId,
      title: titles.get(record.productId) ?? 'Prodotto non più disponibile',
    },
  }));
}

/**
 * Keeps what a customer says of a product of an order. Said again, it replaces what was said
 * before, so a form that is sent twice after an error does not count twice.
 * 404 unknown order; 400 when the product is not part of it or a limit of section 5 is broken.
 */
export async function addFeedback(
  tables: WriteTransaction,
  form: FeedbackForm,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, form.orderNumber);
  if (!order.productsInCart.some((line) => line.product.id === form.idProduct)) {
    throw new HttpError(400, 'Il prodotto non fa parte dell’ordine.');
  }
  checkLimits(form);
  const earlier = (await tables.getAll('feedback')).find(
    (record) => record.orderNumber === form.orderNumber && record.productId === form.idProduct,
  );
  await tables.put('feedback', {
    id: earlier?.id ?? randomCode(12),
    productId: form.idProduct,
    orderNumber: order.orderNumber,
    buyerName: publicName(order.shippingData),
    timeStamp: now.toISOString(),
    stars: form.stars,
    feedbackS: form.feedbackS,
    images: await keepImages(tables, form.files),
  });
}

function checkLimits({ stars, feedbackS, files }: FeedbackForm): void {
  if (!Number.isInteger(stars) || stars < 1 || stars > MAX_STARS) {
    throw new HttpError(400, 'La valutazione deve essere compresa tra 1 e 5.');
  }
  if (feedbackS.length > MAX_COMMENT_LENGTH) {
    throw new HttpError(400, 'Il commento supera i 500 caratteri.');
  }
  if (files.length > MAX_IMAGES) {
    throw new HttpError(400, 'Puoi caricare al massimo 3 immagini per prodotto.');
  }
}

/** 'Maria Bianchi' is shown to the public as 'Maria B.'. */
function publicName({ name, surname }: ShippingRecord): string {
  const [initial] = surname;
  return initial === undefined ? name : `${name} ${initial}.`;
}

async function newestFirst(tables: ReadTransaction): Promise<FeedbackRecord[]> {
  const feedback = await tables.getAll('feedback');
  return feedback.sort((one, other) => Date.parse(other.timeStamp) - Date.parse(one.timeStamp));
}

function view({
  productId: _product,
  orderNumber: _order,
  ...shown
}: FeedbackRecord): FeedbackView {
  return shown;
}
