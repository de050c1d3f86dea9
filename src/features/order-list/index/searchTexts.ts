import { normalizeForSearch } from '../../../domain/normalizeForSearch';
import type { OrderView } from '../../../domain/orderView';
import type { Order } from '../../../domain/types';
import { SearchBlocks } from './searchBlocks';

/** A mask with 1 at the matching positions, and whether there are any. */
export type Hits = { mask: Uint8Array; isEmpty: boolean };

type Search = Hits & { term: string };

/**
 * The searched texts of orders: the order numbers in lower case, and name, surname and e-mail without accents and case.
 */
export class SearchTexts {
  private readonly orders: readonly Order[];
  private readonly numbers: SearchBlocks;
  private readonly people: SearchBlocks;
  /** The latest search of numbers comes last, after those whose terms are its prefixes. */
  private searches: Search[] = [];
  private latestOfPeople: Search | null = null;

  constructor(
    orders: readonly Order[],
    numbers = new SearchBlocks(orders, toNumberText),
    people = new SearchBlocks(orders, toPersonText),
  ) {
    this.orders = orders;
    this.numbers = numbers;
    this.people = people;
  }

  /** Creates texts while there is time; returns whether all of them exist. */
  prepare(isTimeLeft: () => boolean): boolean {
    return this.numbers.prepare(isTimeLeft) && this.people.prepare(isTimeLeft);
  }

  /**
   * Returns the orders whose number contains the search, trimmed and in any case (spec section 5), or those whose name,
   * surname and e-mail contain all its words. Null for a blank search, which matches everything.
   */
  search(search: string, where: OrderView['searchIn']): Hits | null {
    const term = search.trim().toLowerCase();
    if (term === '') return null;
    return where === 'numbers' ? this.searchNumbers(term) : this.searchPeople(term);
  }

  /** Returns the texts after the orders at these positions have changed. */
  patch(orders: readonly Order[], changed: readonly number[]): SearchTexts {
    const isUnchanged = changed.every((position) => {
      const [before, after] = [this.orders[position], orders[position]];
      return before && after && toPersonText(before) === toPersonText(after);
    });
    return isUnchanged
      ? this
      : new SearchTexts(orders, this.numbers, this.people.patch(orders, changed));
  }

  private searchNumbers(term: string): Hits {
    // Deleting a letter restores the previous result.
    while (this.searches.length > 0 && !term.startsWith(this.searches.at(-1)?.term ?? ''))
      this.searches.pop();
    const last = this.searches.at(-1);
    if (last?.term === term) return last;
    // A term that begins with the last one can only match what the last one matched.
    const mask = last?.isEmpty ? null : this.numbers.match([term], last?.mask ?? null);
    const found = { ...this.toHits(mask), term };
    this.searches.push(found);
    return found;
  }

  private searchPeople(term: string): Hits {
    if (this.latestOfPeople?.term !== term) {
      const mask = this.people.match(normalizeForSearch(term).split(/\s+/), null);
      this.latestOfPeople = { ...this.toHits(mask), term };
    }
    return this.latestOfPeople;
  }

  private toHits(mask: Uint8Array | null): Hits {
    return { mask: mask ?? new Uint8Array(this.orders.length), isEmpty: mask === null };
  }
}

function toNumberText({ orderNumber }: Order): string {
  return orderNumber.toLowerCase();
}

function toPersonText({ shippingData: { name, surname, email } }: Order): string {
  return normalizeForSearch(`${name} ${surname} ${email}`);
}
