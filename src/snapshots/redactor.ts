import { folded } from '../domain/folded';
import type { ShippingData } from '../domain/types';
import type { DraftValue } from '../state/drafts';
import type { ViewValue } from '../state/view';
import type { RootState } from '../store/makeStore';
import { FOUND, PERSONAL_KINDS, Pseudonyms, type PersonalKind } from './pseudonyms';
import { isAddress, Vocabulary } from './vocabulary';
import { masked, scrubbed } from './words';

type Entities = RootState['entities'];

/**
 * Takes out of texts what tells of a person or opens a door; the rest stays as it is. One serves
 * for a snapshot, or for all moments of a recording, in which it goes on learning.
 */
export class Redactor {
  private readonly pseudonyms = new Pseudonyms();
  private readonly vocabulary = new Vocabulary();
  private searched = '';
  private made = new WeakMap<object, unknown>();

  /** Learns what of these things may stay in texts. */
  learn(entities: Entities): void {
    this.vocabulary.learn(entities);
  }

  /** Says what the list of orders is searched for, as typed; mostly ''. */
  lookFor(typedSearch: string): void {
    const searched = this.vocabulary.isInOrderNumber(typedSearch) ? '' : typedSearch.trim();
    if (searched === this.searched) return;
    this.searched = searched;
    this.made = new WeakMap(); // others are found now
  }

  /** What was made of a thing before, as long as it would be the same; else makes it. */
  once<Made>(thing: object, make: () => Made): Made {
    if (!this.made.has(thing)) this.made.set(thing, make());
    return this.made.get(thing) as Made;
  }

  pseudonym(kind: PersonalKind, text: string): string {
    return this.pseudonyms.of(kind, text);
  }

  /** What a thing is called by; what looks like a person's address is replaced. */
  identifier(text: string): string {
    return isAddress(text) ? this.pseudonym('identifier', text) : text;
  }

  /** Without an id of its own a feedback is known by product, time and buyer. */
  feedbackId(id: string): string {
    const [, before, buyer, after = ''] = /^(.*?@-?\d+@)(.*?)(#\d+)?$/s.exec(id) ?? [];
    return before === undefined || buyer === undefined
      ? this.identifier(id)
      : before + this.pseudonym('buyerName', buyer) + after;
  }

  /** The name of a draft: the form's, and the thing that it is about. */
  formName(name: string): string {
    const [form = '', ...about] = name.split('/');
    return [form, ...about.map((part) => this.identifier(part))].join('/');
  }

  /** A message of ours or of the backend. */
  message(text: string): string {
    return scrubbed(text, {
      isName: (word) => this.vocabulary.isName(word),
      isPublic: (word) => this.vocabulary.isInTitle(word),
      isPersonal: (word) => this.pseudonyms.knows(word),
    });
  }

  /** What the shop or its backend calls a thing or a state; anything else is masked. */
  shopName(text: string): string {
    return this.vocabulary.isName(text) ? text : masked(text);
  }

  /** What somebody searched for: words of the shop and parts of order numbers may stay. */
  searchTerm(text: string): string {
    const term = text.trim();
    if (term === FOUND || this.vocabulary.isInOrderNumber(term) || this.vocabulary.isInShop(term))
      return text;
    if (this.searched !== '' && term === this.searched) return FOUND;
    // A masked number might still find something.
    return masked(text).replaceAll('0', 'x');
  }

  /** Something typed: a field that says what it holds gets a pseudonym, other text is masked. */
  typed(value: ViewValue, field = ''): DraftValue {
    return this.each(value, field, (text) => this.shopName(text));
  }

  /** Something shown: as something typed, but other text is a message. */
  shown(value: ViewValue, field = ''): DraftValue {
    return this.each(value, field, (text) => this.message(text));
  }

  private each(value: ViewValue, field: string, other: (text: string) => string): DraftValue {
    if (typeof value === 'string') return this.text(value, field, other);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.each(item, field, other));
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [[this.identifier(key), this.each(item, key, other)]],
      ),
    );
  }

  private text(text: string, field: string, other: (text: string) => string): string {
    if (field === 'orderNumber') return this.identifier(text);
    const kind = PERSONAL_KINDS.find((name) => name === field);
    return kind === undefined ? other(text) : this.pseudonym(kind, text);
  }

  /** Whether the search for people has found this one; the list looks for numbers first. */
  isFound({ name, surname, email }: ShippingData): boolean {
    if (this.searched === '') return false;
    const person = folded(`${name} ${surname} ${email}`);
    return folded(this.searched)
      .split(/\s+/)
      .every((word) => person.includes(word));
  }
}
