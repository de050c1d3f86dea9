import { normalizeForSearch } from '../../../domain/normalizeForSearch';
import type { Order } from '../../../domain/types';
import { SearchBlocks } from './searchBlocks';

/** What a search was found in; nothing is found in 'nothing'. */
export type FoundBy = 'number' | 'person' | 'nothing';

/** Which positions a search hits (1) and which not (0). */
export type Hits = { by: FoundBy; mask: Uint8Array };

type Search = Hits & { term: string };

/**
 * What orders are searched in, made once: the order numbers in lower case, and name, surname
 * and e-mail without accents and case.
 */
export class SearchTexts {
  private readonly orders: readonly Order[];
  private readonly numbers: SearchBlocks;
  private readonly people: SearchBlocks;
  /** The latest search, last, and before it those that it goes on from. */
  private path: Search[] = [];

  constructor(
    orders: readonly Order[],
    numbers = new SearchBlocks(orders, numberText),
    people = new SearchBlocks(orders, personText),
  ) {
    this.orders = orders;
    this.numbers = numbers;
    this.people = people;
  }

  /** Makes texts as long as there is time; returns whether all are made. */
  prepare(isTimeLeft: () => boolean): boolean {
    return this.numbers.prepare(isTimeLeft) && this.people.prepare(isTimeLeft);
  }

  /**
   * The orders whose number has the search in it, trimmed and in any case (spec section 5).
   * Where no number has, those in whose name, surname and e-mail are all words of it: so who
   * searches a number gets nothing else. Null for a blank search, which hits everything.
   */
  hits(search: string): Hits | null {
    const term = search.trim().toLowerCase();
    if (term === '') return null;
    // Who takes a letter back finds again what was there before it.
    while (this.path.length > 0 && !term.startsWith(this.path.at(-1)?.term ?? '')) this.path.pop();
    const last = this.path.at(-1);
    if (last?.term === term) return last;
    const found = { ...this.found(term, last), term };
    this.path.push(found);
    return found;
  }

  /** The same for orders of which only those at a few positions are others. */
  withChanges(orders: readonly Order[], changed: readonly number[]): SearchTexts {
    const isAsBefore = changed.every((position) => {
      const [before, after] = [this.orders[position], orders[position]];
      return before && after && personText(before) === personText(after);
    });
    return isAsBefore
      ? this
      : new SearchTexts(orders, this.numbers, this.people.withChanges(orders, changed));
  }

  // A term that goes on where the last one ended can only hit what that one hit.
  private found(term: string, within: Search | undefined): Hits {
    if (within?.by === 'nothing') return within;
    if (within?.by !== 'person') {
      const mask = this.numbers.having([term], within?.mask ?? null);
      if (mask) return { by: 'number', mask };
    }
    // These take long to make, and most searches are for a number.
    const before = within?.by === 'person' ? within : null;
    const had = new Set(before && wordsOf(before.term));
    const words = wordsOf(term).filter((word) => !had.has(word));
    const mask = this.people.having(words, before && before.mask);
    if (mask) return { by: 'person', mask };
    return { by: 'nothing', mask: new Uint8Array(this.orders.length) };
  }
}

function wordsOf(term: string): string[] {
  return normalizeForSearch(term).split(/\s+/);
}

function numberText({ orderNumber }: Order): string {
  return orderNumber.toLowerCase();
}

function personText({ shippingData: { name, surname, email } }: Order): string {
  return normalizeForSearch(`${name} ${surname} ${email}`);
}
