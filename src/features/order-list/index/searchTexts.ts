import { normalizeForSearch } from '../../../domain/normalizeForSearch';
import type { Order } from '../../../domain/types';
import { SearchBlocks } from './searchBlocks';

/** What a search was found in; 'nothing' where it was found nowhere. */
export type FoundBy = 'number' | 'person' | 'nothing';

/** A mask with 1 at the positions that a search hits. */
export type Hits = { by: FoundBy; mask: Uint8Array };

type Search = Hits & { term: string };

/**
 * The texts that orders are searched in: the order numbers in lower case, and name, surname and
 * e-mail without accents and case.
 */
export class SearchTexts {
  private readonly orders: readonly Order[];
  private readonly numbers: SearchBlocks;
  private readonly people: SearchBlocks;
  /** The latest search, last, and before it those whose terms it begins with. */
  private searches: Search[] = [];

  constructor(
    orders: readonly Order[],
    numbers = new SearchBlocks(orders, toNumberText),
    people = new SearchBlocks(orders, toPersonText),
  ) {
    this.orders = orders;
    this.numbers = numbers;
    this.people = people;
  }

  /** Makes texts as long as there is time; returns whether all of them are made. */
  prepare(isTimeLeft: () => boolean): boolean {
    return this.numbers.prepare(isTimeLeft) && this.people.prepare(isTimeLeft);
  }

  /**
   * Returns the orders whose number contains the search, trimmed and in any case (spec section 5).
   * Only where there are none, those whose name, surname and e-mail contain all its words: a search
   * for a number finds nothing else. Null for a blank search, which hits everything.
   */
  search(search: string): Hits | null {
    const term = search.trim().toLowerCase();
    if (term === '') return null;
    // Deleting a letter brings the result before it back.
    while (this.searches.length > 0 && !term.startsWith(this.searches.at(-1)?.term ?? ''))
      this.searches.pop();
    const last = this.searches.at(-1);
    if (last?.term === term) return last;
    const found = { ...this.find(term, last), term };
    this.searches.push(found);
    return found;
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

  // A term that begins with the last one can only hit what that one hit.
  private find(term: string, within: Search | undefined): Hits {
    if (within?.by === 'nothing') return within;
    if (within?.by !== 'person') {
      const mask = this.numbers.match([term], within?.mask ?? null);
      if (mask) return { by: 'number', mask };
    }
    // Texts of people take long to make, and most searches are for a number.
    const before = within?.by === 'person' ? within : null;
    const matched = new Set(before && splitWords(before.term));
    const words = splitWords(term).filter((word) => !matched.has(word));
    const mask = this.people.match(words, before && before.mask);
    if (mask) return { by: 'person', mask };
    return { by: 'nothing', mask: new Uint8Array(this.orders.length) };
  }
}

function splitWords(term: string): string[] {
  return normalizeForSearch(term).split(/\s+/);
}

function toNumberText({ orderNumber }: Order): string {
  return orderNumber.toLowerCase();
}

function toPersonText({ shippingData: { name, surname, email } }: Order): string {
  return normalizeForSearch(`${name} ${surname} ${email}`);
}
