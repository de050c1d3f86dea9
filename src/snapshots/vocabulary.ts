import { folded } from '../domain/folded';
import { ORDER_STATES } from '../domain/orderState';
import { ORDER_PRIORITIES } from '../domain/priority';
import type { Order, Product } from '../domain/types';
import { newBodies } from '../state/table';
import type { RootState } from '../store/makeStore';

type Known = Pick<RootState['entities'], 'products' | 'orders'>;

/** What the shop itself calls things by, and what anybody can read in it. It goes on learning. */
export class Vocabulary {
  private readonly names = new Set<string>([...ORDER_STATES, ...ORDER_PRIORITIES]);
  private readonly titleWords = new Set<string>();
  private readonly words = new Set<string>();
  private readonly orderNumbers = new Set<string>();
  private known: Known = { products: {}, orders: {} };

  learn({ products, orders }: Known): void {
    this.learnProducts(newBodies(this.known.products, products));
    this.learnOrders(newBodies(this.known.orders, orders));
    this.known = { products, orders };
  }

  /** Whether a thing or a state is called so. */
  isName(text: string): boolean {
    return this.names.has(text);
  }

  /** Whether a word stands in the title of a product. */
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
    return wordsOf(folded(term)).every((word) =>
      some(this.words, (known) => known.startsWith(word)),
    );
  }

  private learnProducts(products: readonly Product[]): void {
    for (const { id, title, fileNames, description = '', category = '' } of products) {
      for (const name of [id, ...fileNames, category]) this.names.add(name);
      for (const word of wordsOf(title)) this.titleWords.add(word);
      for (const word of wordsOf(folded(`${title} ${description} ${category}`))) {
        this.words.add(word);
      }
    }
  }

  private learnOrders(orders: readonly Order[]): void {
    for (const { orderNumber, lines } of orders) {
      for (const { productId } of lines) this.names.add(productId);
      if (isAddress(orderNumber)) continue;
      this.names.add(orderNumber);
      this.orderNumbers.add(orderNumber.toLowerCase());
    }
  }
}

/** Whether a text looks like an e-mail address, whatever it is used for. */
export function isAddress(text: string): boolean {
  return text.includes('@');
}

function some(texts: Iterable<string>, test: (text: string) => boolean): boolean {
  for (const text of texts) if (test(text)) return true;
  return false;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
