import { identifyingWords } from './words';

/** How the pseudonym of each kind of personal data is written; n counts from 1. */
const TEMPLATES = {
  name: (n: string) => `Nome ${n}`,
  surname: (n: string) => `Cognome ${n}`,
  address: (n: string) => `Via ${n}`,
  civicNumber: (n: string) => `n. ${n}`,
  city: (n: string) => `Città ${n}`,
  province: (n: string) => `Prov. ${n}`,
  zipcode: (n: string) => `CAP ${n}`,
  email: (n: string) => `persona${n}@example.invalid`,
  telephoneNumber: (n: string) => `+39 000 ${n.padStart(7, '0')}`,
  username: (n: string) => `amministratore${n}`,
  buyerName: (n: string) => `Cliente ${n}`,
  shipper: (n: string) => `Corriere ${n}`,
  shippingCode: (n: string) => `SPEDIZIONE-${n}`,
  photo: (n: string) => `foto-${n}`,
  cart: (n: string) => `carrello-${n}`,
  code: (n: string) => `codice-${n}`,
  identifier: (n: string) => `ID-${n}`,
} satisfies Record<string, (n: string) => string>;

export type PersonalKind = keyof typeof TEMPLATES;

export const PERSONAL_KINDS = Object.keys(TEMPLATES) as PersonalKind[];

/** The shop's own word for a buyer without a name: needs no pseudonym. */
const ANONYMOUS = 'Anonimo';

/** Part of a person's pseudonym where a search had found that person. */
export const SEARCH_MARK = 'cercato';

/**
 * Assigns each personal text a pseudonym, the same text the same one. They are numbered in order
 * of appearance, so that nothing of the text is in them and no dictionary leads back. A pseudonym
 * stays as it is, so that a snapshot of a replay equals the replayed one.
 */
export class Pseudonyms {
  private readonly byText = new Map<string, string>();
  private readonly counts = new Map<PersonalKind, number>();
  private readonly words = new Set<string>();

  pseudonymOf(kind: PersonalKind, text: string): string {
    if (text.trim() === '' || isPseudonym(kind, text)) return text;
    if (kind === 'buyerName' && text === ANONYMOUS) return text;
    const key = `${kind} ${text}`;
    const known = this.byText.get(key);
    if (known !== undefined) return known;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const pseudonym = TEMPLATES[kind](String(count));
    this.byText.set(key, pseudonym);
    for (const word of identifyingWords(text)) this.words.add(word);
    return pseudonym;
  }

  /** Replaces the texts of a kind that have a pseudonym, as whole words, whatever their case. */
  replaceIn(kind: PersonalKind, text: string): string {
    const known = [...this.byText]
      .filter(([key]) => key.startsWith(`${kind} `))
      .map(([key, pseudonym]): [string, string] => [key.slice(kind.length + 1), pseudonym])
      .sort(([one], [other]) => other.length - one.length);
    return known.reduce((replaced, [hidden, pseudonym]) => {
      const escaped = hidden.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      const wholeWord = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
      return replaced.replace(wholeWord, () => pseudonym);
    }, text);
  }

  /** Whether a word is part of something that has a pseudonym. */
  isPartOfAny(word: string): boolean {
    return this.words.has(word);
  }
}

/** Returns the pseudonym with the word for which the replayed page searches. */
export function markAsFound(pseudonym: string): string {
  if (pseudonym.includes(SEARCH_MARK)) return pseudonym;
  return pseudonym.includes('@')
    ? pseudonym.replace('@', `.${SEARCH_MARK}@`)
    : `${pseudonym} ${SEARCH_MARK}`;
}

const PATTERNS = Object.fromEntries(
  PERSONAL_KINDS.map((kind) => [
    kind,
    new RegExp(
      `^${TEMPLATES[kind]('#').replace(/[.+]/g, '\\$&').replace(/0*#/, `\\d+([ .]${SEARCH_MARK})?`)}$`,
    ),
  ]),
) as Record<PersonalKind, RegExp>;

function isPseudonym(kind: PersonalKind, text: string): boolean {
  return PATTERNS[kind].test(text);
}
