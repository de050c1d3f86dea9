import { HIDDEN } from './words';
import { ANONYMOUS } from '../domain/anonymous';
import { isClockStopped } from '../domain/clock';

/** The form of the pseudonyms of each kind of personal data; n counts from 1. */
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

/** Part of a person's pseudonym if a search had found that person. */
export const SEARCH_MARK = 'cercato';

/**
 * Assigns each personal text a pseudonym, and the same text always the same one. They are numbered in order of
 * appearance, so that they contain nothing of the text and no dictionary leads back. In a replay, whose clock is
 * stopped, a pseudonym stays as it is, so that a snapshot of it equals the replayed one; elsewhere a text that looks
 * like one, such as 'n. 12', was typed by a person.
 */
export class Pseudonyms {
  private readonly byText = new Map<string, string>();
  /** Texts in which the ids with pseudonyms have been replaced. */
  private readonly replaced = new Map<string, string>();
  private readonly counts = new Map<PersonalKind, number>();

  pseudonymOf(kind: PersonalKind, text: string): string {
    if (text.trim() === '' || (isClockStopped() && isPseudonym(kind, text))) return text;
    if (kind === 'buyerName' && text === ANONYMOUS) return text;
    const key = `${kind} ${text}`;
    const known = this.byText.get(key);
    if (known !== undefined) return known;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const pseudonym = TEMPLATES[kind](String(count));
    this.byText.set(key, pseudonym);
    if (kind === 'identifier') this.replaced.clear();
    return pseudonym;
  }

  /** Replaces the ids that have a pseudonym in a text, as whole words and regardless of case. */
  replaceIds(text: string): string {
    const known = this.replaced.get(text) ?? this.withoutIds(text);
    this.replaced.set(text, known);
    return known;
  }

  private withoutIds(text: string): string {
    const ids = new Map(
      [...this.byText].flatMap(([key, pseudonym]) =>
        key.startsWith(ID_KEY) ? [[key.slice(ID_KEY.length).toLowerCase(), pseudonym]] : [],
      ),
    );
    if (ids.size === 0) return text;
    // The longest first: one may be the beginning of another.
    const words = [...ids.keys()].sort((one, other) => other.length - one.length).map(escaped);
    const wholeWord = new RegExp(
      `(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`,
      'giu',
    );
    return text.replace(wholeWord, (word) => ids.get(word.toLowerCase()) ?? HIDDEN);
  }
}

const ID_KEY = 'identifier ';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
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
