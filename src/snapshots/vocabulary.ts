import { normalizeForSearch } from '../domain/normalizeForSearch';
import { ORDER_STATES } from '../domain/orderState';
import { ORDER_PRIORITIES } from '../domain/priority';
import type { Admin, Feedback, Order, Product } from '../domain/types';
import { newBodies } from '../entities/table';
import type { RootState } from '../store/rootReducer';

type Entities = RootState['entities'];

/** The shop's own names and its published words, learned from the store's entities. */
export class Vocabulary {
  private readonly names = new Set<string>([...ORDER_STATES, ...ORDER_PRIORITIES]);
  private readonly published = new Set<string>();
  private readonly titleWords = new Set<string>();
  private readonly words = new Set<string>();
  private readonly orderNumbers = new Set<string>();
  private known: Entities = { products: {}, orders: {}, feedback: {}, admins: {} };

  learn(entities: Entities): void {
    const { products, orders, feedback, admins } = this.known;
    this.learnProducts(newBodies(products, entities.products));
    this.learnOrders(newBodies(orders, entities.orders));
    this.learnFeedback(newBodies(feedback, entities.feedback));
    this.learnAdmins(newBodies(admins, entities.admins));
    this.known = entities;
  }

  /** Whether this is the id or name of a thing other than an order, or of a state. */
  isName(text: string): boolean {
    return this.names.has(text);
  }

  /** Whether this is exactly a published text of a product. */
  isPublished(text: string): boolean {
    return this.published.has(text);
  }

  /** Whether this is the number of an order. */
  isOrderNumber(text: string): boolean {
    return this.orderNumbers.has(text.toLowerCase());
  }

  /** Whether a word is in the title of a product. */
  isInTitle(word: string): boolean {
    return this.titleWords.has(word);
  }

  /** Whether a term is part of the number of an order. */
  isInOrderNumber(term: string): boolean {
    const wanted = term.trim().toLowerCase();
    return wanted !== '' && some(this.orderNumbers, (number) => number.includes(wanted));
  }

  /** Whether all words of a term begin words that are written about products. */
  isInShop(term: string): boolean {
    return wordsOf(normalizeForSearch(term)).every((word) =>
      some(this.words, (known) => known.startsWith(word)),
    );
  }

  private learnProducts(products: readonly Product[]): void {
    for (const { id, title, name = '', fileNames, description = '', category = '' } of products) {
      this.learnIds(id);
      for (const known of [...fileNames, category]) this.names.add(known);
      // With the line breaks that fields hold.
      for (const text of [title, name, description.replace(/\r\n?/g, '\n')]) {
        this.published.add(text);
      }
      for (const word of wordsOf(title)) this.titleWords.add(word);
      for (const word of wordsOf(normalizeForSearch(`${title} ${description} ${category}`))) {
        this.words.add(word);
      }
    }
  }

  private learnOrders(orders: readonly Order[]): void {
    for (const { orderNumber, lines } of orders) {
      this.learnIds(...lines.map(({ productId }) => productId));
      if (!isAddress(orderNumber)) this.orderNumbers.add(orderNumber.toLowerCase());
    }
  }

  private learnFeedback(feedback: readonly Feedback[]): void {
    for (const { id, productId } of feedback) this.learnIds(id, productId);
  }

  private learnAdmins(admins: readonly Admin[]): void {
    for (const { id } of admins) this.learnIds(id);
  }

  /** Learns ids of the backend, which may be a person's address. */
  private learnIds(...ids: string[]): void {
    for (const id of ids) if (!isAddress(id)) this.names.add(id);
  }
}

function isAddress(text: string): boolean {
  return text.includes('@');
}

function some(texts: Iterable<string>, test: (text: string) => boolean): boolean {
  for (const text of texts) if (test(text)) return true;
  return false;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
