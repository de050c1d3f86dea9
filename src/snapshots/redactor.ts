import { normalizeForSearch } from '../domain/normalizeForSearch';
import type { ShippingData, JsonValue } from '../domain/types';
import type { PageStateValue } from '../store/pageStateSlice';
import type { RootState } from '../store/rootReducer';
import { isOwnText, HIDDEN, mask, redactWords } from './words';
import {
  mayHoldBackendText,
  isChoice,
  isFieldName,
  isPartName,
  isProductForm,
  CUSTOMER_SEARCH,
  lastSegment,
} from './parts';
import {
  markAsFound,
  SEARCH_MARK,
  PERSONAL_KINDS,
  Pseudonyms,
  type PersonalKind,
} from './pseudonyms';
import { Vocabulary } from './vocabulary';

type Entities = RootState['entities'];

/**
 * Where a redacted page goes: into a file that a person saves, or to the server of reports. Anyone
 * who knows the number of an order can read a name and an address, so no number is ever sent.
 */
type Destination = 'file' | 'report';

/**
 * Removes from texts what is personal or secret; the rest stays as it is. One redactor serves for a
 * snapshot, or for all moments of a recording, during which it keeps learning.
 */
export class Redactor {
  private readonly keepsOrderNumbers: boolean;
  private readonly pseudonyms = new Pseudonyms();
  private readonly vocabulary = new Vocabulary();
  private searched = '';
  private made = new WeakMap<object, unknown>();

  constructor(destination: Destination = 'file') {
    this.keepsOrderNumbers = destination === 'file';
  }

  /** Learns the names and words of these things, which may stay in texts. */
  learn(entities: Entities): void {
    this.vocabulary.learn(entities);
  }

  /** Sets what the list of orders is searched for, as typed; at most one of the two is not ''. */
  setSearch({ customers, number }: { customers: string; number: string }): void {
    const isHidden = !this.keepsOrderNumbers && this.vocabulary.isInOrderNumber(number);
    const searched = (customers || (isHidden ? number : '')).trim();
    if (searched === this.searched) return;
    this.searched = searched;
    this.made = new WeakMap(); // the search finds others now
  }

  /** Returns what was made of this object before, as long as it would be the same; else makes it. */
  memoize<Made>(thing: object, make: () => Made): Made {
    if (!this.made.has(thing)) this.made.set(thing, make());
    return this.made.get(thing) as Made;
  }

  pseudonymize(kind: PersonalKind, text: string): string {
    return this.pseudonyms.pseudonymOf(kind, text);
  }

  /** Whether a word, in small letters, is part of something personal that was seen. */
  isPersonal(word: string): boolean {
    return this.pseudonyms.isPartOfAny(word);
  }

  /** Keeps an id that the store knows; any other text may be anything. */
  redactId(text: string): string {
    return this.vocabulary.isName(text) ? text : this.pseudonymize('identifier', text);
  }

  /** Keeps the number of an order that the store knows, but not in a report. */
  redactOrderNumber(text: string): string {
    if (!this.vocabulary.isOrderNumber(text)) return this.pseudonymize('identifier', text);
    if (this.keepsOrderNumbers) return text;
    const pseudonym = this.pseudonymize('identifier', text);
    const isFound =
      this.searched !== '' && text.toLowerCase().includes(this.searched.toLowerCase());
    return isFound ? markAsFound(pseudonym) : pseudonym;
  }

  /** Replaces the ids that have pseudonyms by now in a text that a person sends. */
  replaceIds(text: string): string {
    return this.pseudonyms.replaceIn('identifier', text);
  }

  /** Keeps the name of a product's picture; any other name was chosen by the customer. */
  redactFileName(text: string): string {
    return this.vocabulary.isName(text) ? text : this.pseudonymize('photo', text);
  }

  /** A feedback without an id of its own is identified by product, time and buyer. */
  redactFeedbackId(id: string): string {
    const [, before, buyer, after = ''] = /^(.*?@-?\d+@)(.*?)(#\d+)?$/s.exec(id) ?? [];
    return before === undefined || buyer === undefined
      ? this.redactId(id)
      : before + this.pseudonymize('buyerName', buyer) + after;
  }

  /** Redacts the name of a form or of a part of a page: words of the code around an id. */
  redactFormName(name: string): string {
    const segments = name.split('/');
    const first = segments.findIndex((segment) => !isPartName(segment));
    if (first === -1) return name;
    const last = segments.findLastIndex((segment) => !isPartName(segment));
    const id = segments.slice(first, last + 1).join('/');
    const about = segments.some(isProductForm) ? this.redactId(id) : this.redactOrderNumber(id);
    return [...segments.slice(0, first), about, ...segments.slice(last + 1)].join('/');
  }

  /** Redacts a message of the application or of the backend. */
  redactMessage(text: string): string {
    return redactWords(text, {
      isName: (word) => this.isName(word),
      isPublic: (word) => this.vocabulary.isInTitle(word),
      isPersonal: (word) => this.isPersonal(word) || this.isHiddenNumber(word),
    });
  }

  private isName(word: string): boolean {
    if (this.vocabulary.isOrderNumber(word)) return this.keepsOrderNumbers;
    return this.vocabulary.isName(word);
  }

  private isHiddenNumber(word: string): boolean {
    return !this.keepsOrderNumbers && this.vocabulary.isOrderNumber(word);
  }

  /** Keeps the name of a thing or a state; masks anything else. */
  redactShopName(text: string): string {
    return this.isName(text) ? text : mask(text);
  }

  /** Redacts a search term: words of the shop and parts of order numbers may stay. */
  redactSearchTerm(text: string): string {
    const term = text.trim();
    if (term === SEARCH_MARK) return text;
    if (this.searched !== '' && term === this.searched) return SEARCH_MARK;
    if (this.keepsOrderNumbers && this.vocabulary.isInOrderNumber(term)) return text;
    if (this.vocabulary.isInShop(term) && !this.isHiddenNumber(term)) return text;
    // A masked number might still find something.
    return mask(text).replaceAll('0', 'x');
  }

  /** Redacts a call's parameter that is the number of an order; hides an unknown one. */
  redactOrderParameter(text: string): string {
    return this.vocabulary.isOrderNumber(text) ? this.redactOrderNumber(text) : HIDDEN;
  }

  /** Keeps a call's parameter that is a known name; hides any other, with its length. */
  redactParameter(text: string): string {
    return this.vocabulary.isName(text) ? text : HIDDEN;
  }

  /** Redacts a draft: personal fields get a pseudonym, other text is masked. */
  redactTyped(value: PageStateValue, form: string): JsonValue {
    return this.redactFields(value, form, (text, field) => {
      if (isProductForm(form)) return this.redactProductText(text, field);
      return this.redactPersonal(field, text) ?? this.redactShopName(text);
    });
  }

  /** Redacts what a part of a page shows: personal fields as in a draft, other text as a message. */
  redactPageState(value: PageStateValue, part: string): JsonValue {
    return this.redactFields(value, part, (text, field) => {
      const personal = this.redactPersonal(field, text);
      if (personal !== null) return personal;
      if (part === CUSTOMER_SEARCH) return this.redactSearchTerm(text);
      if (isChoice(text) || isOwnText(text)) return text;
      return mayHoldBackendText(part) ? this.redactMessage(text) : hide(text);
    });
  }

  /** Redacts all values of a form or a part of a page; of an unknown one even their length. */
  private redactFields(
    value: PageStateValue,
    name: string,
    redact: (text: string, field: string) => string,
  ): JsonValue {
    const isKnown = isPartName(name.split('/')[0] ?? '');
    const redacted = (one: PageStateValue, field: string): JsonValue => {
      if (typeof one === 'string') return isKnown ? redact(one, field) : hide(one);
      if (typeof one === 'number') return isKnown ? one : 0;
      if (typeof one !== 'object' || one === null) return one;
      if (Array.isArray(one)) return one.map((item) => redacted(item, field));
      return Object.fromEntries(
        Object.entries(one).flatMap(([key, item]) =>
          item === undefined
            ? []
            : [[isFieldName(key) ? key : this.redactId(key), redacted(item, key)]],
        ),
      );
    };
    return redacted(value, lastSegment(name));
  }

  private redactPersonal(field: string, text: string): string | null {
    if (field === 'orderNumber') return this.redactOrderNumber(text);
    const kind = PERSONAL_KINDS.find((name) => name === field);
    return kind === undefined ? null : this.pseudonymize(kind, text);
  }

  /** Keeps prices, and texts that the shop publishes about a product. */
  private redactProductText(text: string, field: string): string {
    const stays =
      field === 'price' ? /^\d{1,6}([.,]\d{0,2})?$/.test(text) : this.vocabulary.isPublished(text);
    return stays ? text : this.redactShopName(text);
  }

  /** Whether the search has found this person. */
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
