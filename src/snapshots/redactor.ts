import { normalizeForSearch } from '../domain/normalizeForSearch';
import type { ShippingData, JsonValue } from '../domain/types';
import type { PageStateValue } from '../store/pageStateSlice';
import type { RootState } from '../store/rootReducer';
import { isOrderState } from '../domain/orderState';
import { isOrderPriority } from '../domain/priority';
import { productPrice } from '../domain/productTexts';
import { HIDDEN, mask, maskAmount } from './words';
import {
  mayHoldBackendText,
  isChoice,
  isFieldName,
  isOwnTextField,
  isPartName,
  isProductForm,
  CUSTOMER_SEARCH,
  FEEDBACK_PARTS,
  lastSegment,
} from './parts';
import {
  markAsFound,
  SEARCH_MARK,
  PERSONAL_KINDS,
  Pseudonyms,
  type PersonalKind,
} from './pseudonyms';
import { KnownThings } from './knownThings';

type Entities = RootState['entities'];

/**
 * The destination of a redacted page: a file that the user saves, or the report server. Anyone who knows an order's
 * number can read a name and an address, so numbers are never sent.
 */
type Destination = 'file' | 'report';

/** The field of a form or part of a page that a text is in, the record around it, and the key of that record. */
type TextField = {
  field: string;
  record: { [name: string]: PageStateValue | undefined };
  recordKey: string;
};

/**
 * Removes personal and secret data from texts; the rest stays. One redactor serves for a snapshot, or for all moments
 * of a recording, during which it keeps learning.
 */
export class Redactor {
  private readonly keepsOrderNumbers: boolean;
  private readonly pseudonyms = new Pseudonyms();
  private entities: Entities = { products: {}, orders: {}, feedback: {}, admins: {} };
  private known = new KnownThings(this.entities);
  private searched = '';
  private made = new WeakMap<object, unknown>();
  /** The masked texts of products in the present snapshot, by product, field and mask. */
  private readonly masked = new Map<string, string>();

  constructor(destination: Destination = 'file') {
    this.keepsOrderNumbers = destination === 'file';
  }

  /** Begins a snapshot of the store's entities: their ids and published texts may stay. */
  setEntities(entities: Entities): void {
    this.masked.clear();
    if (entities === this.entities) return;
    this.entities = entities;
    this.known = new KnownThings(entities);
  }

  /** Sets the search of the order list, as typed; at most one of the two is not ''. */
  setSearch({ customers, number }: { customers: string; number: string }): void {
    const isHidden = !this.keepsOrderNumbers && this.known.isInOrderNumber(number);
    const searched = (customers || (isHidden ? number : '')).trim();
    if (searched === this.searched) return;
    this.searched = searched;
    this.made = new WeakMap(); // the search now finds others
  }

  /** Returns what was made of this object before, if it is still valid; otherwise makes it. */
  memoize<Made>(thing: object, make: () => Made): Made {
    if (!this.made.has(thing)) this.made.set(thing, make());
    return this.made.get(thing) as Made;
  }

  pseudonymize(kind: PersonalKind, text: string): string {
    return this.pseudonyms.pseudonymOf(kind, text);
  }

  /** Keeps an id that the store knows; any other text may be personal. */
  redactId(text: string): string {
    return this.known.isId(text) ? text : this.pseudonymize('identifier', text);
  }

  /** Keeps the number of an order that the store knows, but not in a report. */
  redactOrderNumber(text: string): string {
    if (this.keepsOrderNumbers && this.known.isOrderNumber(text)) return text;
    const pseudonym = this.pseudonymize('identifier', text);
    const isFound =
      this.searched !== '' && text.toLowerCase().includes(this.searched.toLowerCase());
    return isFound ? markAsFound(pseudonym) : pseudonym;
  }

  /** Replaces the ids that have pseudonyms in a text that a user sends. */
  replaceIds(text: string): string {
    return this.pseudonyms.replaceIds(text);
  }

  /** Keeps the name of a picture of this product; any other name was chosen by the customer. */
  redactFileName(text: string, productId: string): string {
    return this.known.isPicture(text, productId) ? text : this.pseudonymize('photo', text);
  }

  /** Feedback without an id is identified by product, time and buyer. */
  redactFeedbackId(id: string): string {
    const [, before, buyer, after = ''] = /^(.*?@-?\d+@)(.*?)(#\d+)?$/s.exec(id) ?? [];
    return before === undefined || buyer === undefined
      ? this.redactId(id)
      : before + this.pseudonymize('buyerName', buyer) + after;
  }

  /** Redacts the name of a form or part of a page: words of the code around an id. */
  redactFormName(name: string): string {
    const segments = name.split('/');
    const first = segments.findIndex((segment) => !isPartName(segment));
    if (first === -1) return name;
    const last = segments.findLastIndex((segment) => !isPartName(segment));
    const id = segments.slice(first, last + 1).join('/');
    const about = segments.some(isProductForm) ? this.redactId(id) : this.redactOrderNumber(id);
    return [...segments.slice(0, first), about, ...segments.slice(last + 1)].join('/');
  }

  /** Keeps a text of the application, which may name an order. */
  redactOwnText(text: string): string {
    return this.keepsOrderNumbers ? text : this.replaceIds(text);
  }

  /** Keeps the name of an order state; masks any other text. */
  redactState(text: string): string {
    return isOrderState(text) ? text : mask(text);
  }

  /** Keeps the name of a category of the shop; masks any other text. */
  redactCategory(text: string): string {
    return this.known.isCategory(text) ? text : mask(text);
  }

  /** Redacts a search for orders: parts of their numbers may stay. */
  redactOrderSearch(text: string): string {
    const term = text.trim();
    if (term === SEARCH_MARK) return text;
    if (this.searched !== '' && term === this.searched) return SEARCH_MARK;
    if (this.keepsOrderNumbers && this.known.isInOrderNumber(term)) return text;
    // A masked number might still find something.
    return mask(text).replaceAll('0', 'x');
  }

  /** Keeps a search for products that finds some; any other is redacted like one for orders. */
  redactProductSearch(text: string): string {
    const isHidden = !this.keepsOrderNumbers && this.known.isOrderNumber(text.trim());
    const stays = this.known.findsProducts(text) && !isHidden && !text.includes('@');
    return stays ? text : this.redactOrderSearch(text);
  }

  /** Redacts a call's parameter that should be the number of an order. */
  redactOrderParameter(text: string): string {
    if (this.keepsOrderNumbers && !this.known.isOrderNumber(text)) return HIDDEN;
    return this.redactOrderNumber(text);
  }

  /** Keeps a call's parameter if it is a name used by the shop; hides any other, with its length. */
  redactParameter(text: string): string {
    const isName = this.known.isId(text) || this.known.isPicture(text, null);
    return isName || isOrderState(text) || isOrderPriority(text) ? text : HIDDEN;
  }

  /** Redacts a draft: personal fields get a pseudonym, choices stay, other text is masked. */
  redactTyped(value: PageStateValue, form: string): JsonValue {
    return this.redactFields(value, form, (text, of) => {
      if (isProductForm(form)) return this.redactProductText(text, of, form);
      const { field } = of;
      const personal = this.redactPersonal(field, text);
      if (personal !== null) return personal;
      const isChosen =
        isOrderState(text) ||
        (field === 'productIds' && this.known.isId(text)) ||
        (form.startsWith('packing/') && this.known.isPackedLine(text));
      return isChosen ? text : mask(text);
    });
  }

  /** Redacts the state of a part of a page: personal fields as in a draft; own texts stay. */
  redactPageState(value: PageStateValue, part: string): JsonValue {
    return this.redactFields(value, part, (text, { field, record }) => {
      const personal = this.redactPersonal(field, text);
      if (personal !== null) return personal;
      if (part === CUSTOMER_SEARCH) return this.redactOrderSearch(text);
      if (FEEDBACK_PARTS.includes(part)) return this.redactFeedbackId(text);
      if (isChoice(text) || this.known.isPicture(text, null)) return text;
      if (isOwnTextField(field) && record['isForeign'] !== true) return this.redactOwnText(text);
      return mayHoldBackendText(part) ? mask(text) : hide(text);
    });
  }

  /** Redacts all values of a form or part of a page; for an unknown one even their length. */
  private redactFields(
    value: PageStateValue,
    name: string,
    redact: (text: string, of: TextField) => string,
  ): JsonValue {
    const isKnown = isPartName(name.split('/')[0] ?? '');
    const redacted = (one: PageStateValue, of: TextField): JsonValue => {
      if (typeof one === 'string') return isKnown ? redact(one, of) : hide(one);
      if (typeof one === 'number') return isKnown ? one : 0;
      if (typeof one !== 'object' || one === null) return one;
      if (Array.isArray(one)) return one.map((item) => redacted(item, of));
      return Object.fromEntries(
        Object.entries(one).flatMap(([key, item]) =>
          item === undefined
            ? []
            : [
                [
                  isFieldName(key) ? key : this.redactId(key),
                  redacted(item, { field: key, record: one, recordKey: of.field }),
                ],
              ],
        ),
      );
    };
    return redacted(value, { field: lastSegment(name), record: {}, recordKey: '' });
  }

  private redactPersonal(field: string, text: string): string | null {
    // Forms leave out spaces around a number, too.
    if (field === 'orderNumber') return this.redactOrderNumber(text.trim());
    // A text that is no address must not become one: the form may be saying that it is wrong.
    if (field === 'email' && !/^\S+@\S+$/.test(text.trim())) return mask(text);
    const kind = PERSONAL_KINDS.find((name) => name === field);
    return kind === undefined ? null : this.pseudonymize(kind, text);
  }

  /** Keeps prices, and texts that the shop publishes about the product; masks what is new. */
  private redactProductText(text: string, of: TextField, form: string): string {
    if (of.field === 'id') return this.redactId(text);
    if (of.field === 'field') return isFieldName(text) ? text : mask(text);
    // An open cell of the product table names its product and its field.
    const { id, field: named } = of.record;
    const field = typeof named === 'string' ? named : of.field;
    const inRecord = typeof id === 'string' ? id : of.recordKey;
    const [, productId = inRecord] = /^edit-product\/(.*?)(\/|$)/.exec(form) ?? [];
    const isPublished =
      this.known.isPublished(text, field, productId) || this.known.isPicture(text, productId);
    if (isPublished || (field === 'price' && /^\d{1,6}([.,]\d{0,3})?$/.test(text))) return text;
    return this.maskProductText(text, field, productId);
  }

  /** Masks a text of a product's field. Forms compare these: two texts of one field do not become the same. */
  private maskProductText(text: string, field: string, productId: string): string {
    const isPrice = field === 'price' && productPrice(text) !== null;
    let masked = field === 'price' ? maskAmount(text, isPrice) : mask(text);
    const keyOf = (one: string) => `${productId}/${field}/${one}`;
    while ((this.masked.get(keyOf(masked)) ?? text) !== text) masked += isPrice ? '9' : 'x';
    this.masked.set(keyOf(masked), text);
    return masked;
  }

  /** Returns whether the search has found this person. */
  isFound({ name, surname, email }: ShippingData): boolean {
    if (this.searched === '') return false;
    const person = normalizeForSearch(`${name} ${surname} ${email}`);
    return normalizeForSearch(this.searched)
      .split(/\s+/)
      .every((word) => person.includes(word));
  }
}

function hide(text: string): string {
  return text === '' ? '' : HIDDEN;
}
