import { PRODUCT_FIELDS } from '../domain/product';
import { wordSet } from './words';

/*
 * The names of forms and parts of pages in the code, and the words that they hold besides texts. Anything not listed
 * here may have been typed, and is redacted.
 */

const NAMES = wordSet(
  'insert-product edit-product order-state order-shipping return feedback withdrawal shipping',
  'profile admin-registration bulk-state bulk-shipping packing problem-report product-table cell',
  'images order base resume email telephoneNumber password outcome message checked open login reset',
  'recovery recovery-sent cancel admin registration alert problems table ranking picture',
  'picture-large feedback-page asked orderNumber typed-here in-use offered opened kept-open page form',
  'session-over customers peek shipped earlier comments-open filters buy-again saved-view',
  'admin-deletion reply declared declaration missing quantity footer menu search preview results',
  'failed cover name photo inserted',
);

/** The part of the order list that holds the search for customers. */
export const CUSTOMER_SEARCH = 'customers';

/** The parts with the ids of feedback: those whose long comments are open, and the one whose photo is. */
export const FEEDBACK_PARTS: readonly string[] = ['comments-open', 'photo'];

/** Returns whether a segment of the name of a form or part of a page is a word of the code. */
export function isPartName(segment: string): boolean {
  return NAMES.has(segment);
}

/** Returns whether a form is about a product, which contains nothing personal. */
export function isProductForm(form: string): boolean {
  return /^((insert|edit)-product|product-table)(\/|$)/.test(form);
}

const FIELDS = wordSet(
  'name surname address civicNumber city province zipcode email telephoneNumber username',
  ...PRODUCT_FIELDS,
  'productIds lines productId quantity declaredAt reviews stars comment isSent orderNumber isWhole',
  'shipper shippingCode kind text isForeign reason more id field parameters index',
);

/** Returns whether this is the name of a field in a form or part of a page. */
export function isFieldName(key: string): boolean {
  return FIELDS.has(key);
}

/** Returns whether a field of a part of a page holds a text of the application, unless it is marked as foreign. */
export function isOwnTextField(field: string): boolean {
  return field === 'text' || field === 'more' || field === 'alert';
}

const CHOICES = wordSet(
  'error success status products reason quantity revenueCents save rename deleted',
);

/** Returns whether a value of a part of a page is a word of the code. */
export function isChoice(text: string): boolean {
  return CHOICES.has(text);
}

const REPLIES = wordSet(
  'alert message/recovery outcome/cancel outcome/admin outcome/return outcome/insert-product',
  'outcome/edit-product outcome/feedback outcome/withdrawal outcome/profile/email',
  'outcome/profile/telephoneNumber outcome/buy-again',
);

/**
 * Returns whether a part of a page may hold a text of the backend, which may repeat what it was sent. In any other
 * part, such as those of forms that send a password, only the application's own texts stay.
 */
export function mayHoldBackendText(part: string): boolean {
  return part === 'outcome' || [...REPLIES].some((one) => `${part}/`.startsWith(`${one}/`));
}

/** Returns the last segment of a name such as 'profile/email'. */
export function lastSegment(name: string): string {
  return name.split('/').at(-1) ?? '';
}
