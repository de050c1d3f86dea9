import { wordSet } from './words';

/*
 * The names that forms and parts of pages have in the code, and the words that they hold besides
 * texts. Anything that is not named here may have been typed, and is redacted.
 */

const NAMES = wordSet(
  'insert-product edit-product order-state order-shipping return feedback withdrawal shipping',
  'profile admin-registration bulk-state bulk-shipping',
  'images order base resume email telephoneNumber password outcome message checked open login reset',
  'recovery recovery-sent cancel admin registration alert problems table ranking picture',
  'picture-large feedback-page asked orderNumber typed-here in-use offered opened kept-open page form',
  'session-over customers',
);

/** The part of the order list that holds what customers are searched for. */
export const CUSTOMER_SEARCH = 'customers';

/** Whether a segment of the name of a form or of a part of a page is a word of the code. */
export function isPartName(segment: string): boolean {
  return NAMES.has(segment);
}

/** Whether a form is about a product, of which nothing is personal. */
export function isProductForm(form: string): boolean {
  return /^(insert|edit)-product(\/|$)/.test(form);
}

const FIELDS = wordSet(
  'name surname address civicNumber city province zipcode email telephoneNumber username',
  'title description price productIds reviews stars comment isSent orderNumber isWhole',
  'shipper shippingCode kind text isForeign reason more',
);

/** Whether this is what a form or a part of a page calls a field. */
export function isFieldName(key: string): boolean {
  return FIELDS.has(key);
}

/** Whether a field of a part of a page holds a text of the application, unless it is marked as foreign. */
export function isOwnTextField(field: string): boolean {
  return field === 'text' || field === 'more' || field === 'alert';
}

const CHOICES = wordSet('error success status products reason quantity revenueCents');

/** Whether a value of a part of a page is a word of the code. */
export function isChoice(text: string): boolean {
  return CHOICES.has(text);
}

const REPLIES = wordSet(
  'alert message/recovery outcome/cancel outcome/admin outcome/return outcome/insert-product',
  'outcome/edit-product outcome/feedback outcome/withdrawal outcome/profile/email',
  'outcome/profile/telephoneNumber',
);

/**
 * Whether a part of a page may hold a text of the backend, which may repeat what it was sent. In
 * any other part, such as those of forms that send a password, only the application's own texts
 * stay.
 */
export function mayHoldBackendText(part: string): boolean {
  return part === 'outcome' || [...REPLIES].some((one) => `${part}/`.startsWith(`${one}/`));
}

/** What 'profile/email' is about. */
export function lastSegment(name: string): string {
  return name.split('/').at(-1) ?? '';
}
