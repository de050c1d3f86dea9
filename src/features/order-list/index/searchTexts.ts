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
  private readonly latest: { [Where in OrderView['searchIn']]?: Search } = {};

  constructor(orders: readonly Order[]) {
    this.orders = orders;
    this.numbers = new SearchBlocks(orders, toNumberText);
    this.people = new SearchBlocks(orders, toPersonText);
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
    const latest = this.latest[where];
    if (latest?.term === term) return latest;
    const found =
      where === 'numbers'
        ? this.numbers.match([term])
        : this.people.match(normalizeForSearch(term).split(/\s+/));
    const mask = found ?? new Uint8Array(this.orders.length);
    const hits: Search = { term, mask, isEmpty: found === null };
    this.latest[where] = hits;
    return hits;
  }

  /** Returns the texts after the orders at these positions have changed; usually the same ones: customers stay. */
  patch(orders: readonly Order[], changed: readonly number[]): SearchTexts {
    const isUnchanged = changed.every((position) => {
      const [before, after] = [this.orders[position], orders[position]];
      return before && after && toPersonText(before) === toPersonText(after);
    });
    return isUnchanged ? this : new SearchTexts(orders);
  }
}

function toNumberText({ orderNumber }: Order): string {
  return orderNumber.toLowerCase();
}

function toPersonText({ shippingData: { name, surname, email } }: Order): string {
  return normalizeForSearch(`${name} ${surname} ${email}`);
}
