import { folded } from '../folded';
import type { Order } from '../types';

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
  private readonly numbers: string[];
  private readonly people: string[];
  /** The latest search, last, and before it those that it goes on from. */
  private path: Search[] = [];

  constructor(orders: readonly Order[], numbers: string[] = [], people: string[] = []) {
    this.orders = orders;
    this.numbers = numbers;
    this.people = people;
  }

  /** Makes texts as long as there is time; returns whether all are made. */
  prepare(isTimeLeft: () => boolean): boolean {
    return (
      this.makeAll(this.numbers, numberText, isTimeLeft) &&
      this.makeAll(this.people, personText, isTimeLeft)
    );
  }

  private makeAll(
    texts: string[],
    textOf: (order: Order) => string,
    isTimeLeft: () => boolean = () => true,
  ): boolean {
    while (texts.length < this.orders.length) {
      if (texts.length % CHUNK === 0 && !isTimeLeft()) return false;
      texts.push(textOf(this.orders[texts.length] as Order));
    }
    return true;
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
    if (isAsBefore) return this;
    const people = [...this.people];
    for (const position of changed) {
      const order = orders[position];
      if (order && position < people.length) people[position] = personText(order);
    }
    return new SearchTexts(orders, [...this.numbers], people);
  }

  // A term that goes on where the last one ended can only hit what that one hit.
  private found(term: string, last: Search | undefined): Hits {
    const within = last ?? null;
    if (within?.by === 'nothing') return within;
    if (within?.by !== 'person') {
      this.makeAll(this.numbers, numberText);
      const mask = matching(this.numbers, [term], within);
      if (mask) return { by: 'number', mask };
    }
    // These take long to make, and most searches are for a number.
    this.makeAll(this.people, personText);
    const words = folded(term).split(/\s+/);
    const mask = matching(this.people, words, within?.by === 'person' ? within : null);
    if (mask) return { by: 'person', mask };
    return { by: 'nothing', mask: new Uint8Array(this.orders.length) };
  }
}

/** How many texts are made between two looks at the time. */
const CHUNK = 256;

function numberText({ orderNumber }: Order): string {
  return orderNumber.toLowerCase();
}

function personText({ shippingData: { name, surname, email } }: Order): string {
  return folded(`${name} ${surname} ${email}`);
}

/** Where the texts have all these words in them; null when nowhere. */
function matching(
  texts: readonly string[],
  words: readonly string[],
  within: Hits | null,
): Uint8Array | null {
  const mask = new Uint8Array(texts.length);
  let isAny = false;
  for (let position = 0; position < texts.length; position += 1) {
    if (within && within.mask[position] === 0) continue;
    if (!hasAll(texts[position] as string, words)) continue;
    mask[position] = 1;
    isAny = true;
  }
  return isAny ? mask : null;
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}
