import { isOwnWord } from './ownTexts';

/** Stands for what is not to be told, whatever it was and however long. */
export const HIDDEN = '***';

/** The words of a text that may be names, in small letters; all longer ones where none is great. */
export function identifyingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const chosen = names.length > 0 ? names : words.filter((word) => word.length > 3);
  return chosen.map((word) => word.toLowerCase());
}

/** A text in which nothing can be read any more, but which takes the same place. */
export function mask(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .replace(/\p{Lu}|\p{Lt}/gu, 'X')
    .replace(/[^X\P{L}]/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

type WordChecks = {
  /** A name that the shop itself gave to a thing. */
  isName: (word: string) => boolean;
  /** A word that anybody can read in the shop. */
  isPublic: (word: string) => boolean;
  /** A word, in small letters, that is known to be part of something personal. */
  isPersonal: (word: string) => boolean;
};

/**
 * A message of which only that is left which the shop itself says: words of its texts and of its
 * products, names of its things, amounts, days and small numbers.
 */
export function redactWords(message: string, { isName, isPublic, isPersonal }: WordChecks): string {
  let isBeginning = true;
  return withoutLongNumbers(message).replace(/\S+/g, (token) => {
    const beginsSentence = isBeginning;
    isBeginning = /[.!?:]$/.test(token);
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (isName(word)) return token;
    const parts = word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (parts.some((part) => isPersonal(part.toLowerCase()))) return mask(token);
    const stays =
      isPublic(word) ||
      isSmallNumber(word) ||
      (!/[\p{N}@]/u.test(word) &&
        parts.every((part, index) => isOwnWord(part, beginsSentence && index === 0)));
    return stays ? token : mask(token);
  });
}

/** Prices, dates, times and small numbers. */
function isSmallNumber(word: string): boolean {
  return /^\d{1,4}([.,:/]\d{1,4}){0,3}$/.test(word);
}

// Of a telephone number that is written in groups each one would be small.
function withoutLongNumbers(message: string): string {
  return message.replace(/(?<!\S)\+?\d+(?:\s+\d+)+(?!\S*\d)/g, (run) =>
    run.replace(/\D/g, '').length < 6 ? run : mask(run),
  );
}

/** How the standard names the answers with these statuses; a backend may say anything else. */
const REASON_PHRASES = new Set(
  [
    'Bad Request,Unauthorized,Forbidden,Not Found,Method Not Allowed,Not Acceptable',
    'Request Timeout,Conflict,Gone,Payload Too Large,Content Too Large,Unsupported Media Type',
    'Unprocessable Entity,Unprocessable Content,Too Many Requests,Internal Server Error',
    'Not Implemented,Bad Gateway,Service Unavailable,Gateway Timeout',
  ].flatMap((phrases) => phrases.split(',')),
);

/** The text beside a status, where it is the one that stands for it everywhere. */
export function redactReasonPhrase(text: string): string {
  return REASON_PHRASES.has(text) ? text : mask(text);
}
