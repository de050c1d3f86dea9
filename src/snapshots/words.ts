/** The words of a text that may be names, in small letters; all longer ones where none is great. */
export function telling(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const chosen = names.length > 0 ? names : words.filter((word) => word.length > 3);
  return chosen.map((word) => word.toLowerCase());
}

/** A text in which nothing can be read any more, but which takes the same place. */
export function masked(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .replace(/\p{Lu}|\p{Lt}/gu, 'X')
    .replace(/[^X\P{L}]/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/** Capitals that Italian messages have inside a sentence. */
const NO_NAMES = new Set(['Admin', 'Aggiorna', 'Stato', 'NON', 'CAP', 'IVA', 'OK', 'PDF', 'JSON']);

type Judges = {
  /** A name that the shop itself gave to a thing. */
  isName: (word: string) => boolean;
  /** A word that anybody can read in the shop. */
  isPublic: (word: string) => boolean;
  /** A word, in small letters, that is known to be part of something personal. */
  isPersonal: (word: string) => boolean;
};

/**
 * A message without what may tell of a person: names, addresses, numbers and codes. Words
 * with capitals are taken for names, unless they begin a sentence.
 */
export function scrubbed(message: string, { isName, isPublic, isPersonal }: Judges): string {
  let isBeginning = true;
  return message.replace(/\S+/g, (token) => {
    const beginsSentence = isBeginning;
    isBeginning = /[.!?:]$/.test(token);
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (isName(word)) return token;
    const parts = word.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (parts.some(isPersonal)) return masked(token);
    const stays = isPublic(word) || NO_NAMES.has(word) || !isTelling(word, beginsSentence);
    return stays ? token : masked(token);
  });
}

function isTelling(word: string, beginsSentence: boolean): boolean {
  if (word.length > 25 || word.includes('@')) return true;
  // Prices, dates, times and small numbers.
  if (/\d/.test(word)) return !/^\d{1,4}([.,:/]\d{1,4}){0,3}$/.test(word);
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 1 || (capitals === 1 && !beginsSentence && /^\p{Lu}/u.test(afterElision(word)));
}

// "dell'Ordine" begins with a small letter, and yet a name may follow.
function afterElision(word: string): string {
  return word.replace(/^\p{L}+['’]/u, '');
}
