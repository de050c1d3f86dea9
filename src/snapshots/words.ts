/** Replaces a text of which not even the length may stay. */
export const HIDDEN = '***';

/** Returns a set of the words in lines of words. */
export function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Returns the words that may be names, in lower case; without capitals all longer words. */
export function identifyingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const chosen = names.length > 0 ? names : words.filter((word) => word.length > 3);
  return chosen.map((word) => word.toLowerCase());
}

/** Replaces letters and digits, so that the text keeps its length and looks alike. */
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
 * Masks all words of a message but the shop's own: words of its texts and products, names of its
 * things, amounts, days and small numbers.
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

/** The standard's texts for statuses; a backend may send any other. */
const REASON_PHRASES = new Set(
  [
    'Bad Request,Unauthorized,Forbidden,Not Found,Method Not Allowed,Not Acceptable',
    'Request Timeout,Conflict,Gone,Payload Too Large,Content Too Large,Unsupported Media Type',
    'Unprocessable Entity,Unprocessable Content,Too Many Requests,Internal Server Error',
    'Not Implemented,Bad Gateway,Service Unavailable,Gateway Timeout',
  ].flatMap((phrases) => phrases.split(',')),
);

/** Keeps the text beside a status where it is a standard one. */
export function redactReasonPhrase(text: string): string {
  return REASON_PHRASES.has(text) ? text : mask(text);
}

/*
 * The application's own texts, read from the *.texts.ts files so that a new text needs no entry here.
 * The long pages are left out: they name people and cities.
 */
const SOURCES = import.meta.glob<string>(
  ['../**/*.texts.ts', '!../**/{info,privacy,qa,reportSending}.texts.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Texts that only builds with reports show. */
const SOURCES_OF_REPORTS = import.meta.env.VITE_SENTRY_DSN
  ? import.meta.glob<string>('../**/reportSending.texts.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
  : {};

const NO_TEXTS = /\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const texts = new Set(
  Object.values({ ...SOURCES, ...SOURCES_OF_REPORTS }).flatMap((source) =>
    [...source.replace(NO_TEXTS, '').matchAll(LITERAL)].map(([, ...quoted]) => quoted.join('')),
  ),
);
const words = new Set(
  [...texts].flatMap((text) => text.replace(/\$\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []),
);
const lowerWords = new Set([...words].map((word) => word.toLowerCase()));

/** Whether this is one of the application's own texts. */
export function isOwnText(text: string): boolean {
  return texts.has(text);
}

/** Whether a word, of letters only, is one of the application's texts; names bear capitals. */
function isOwnWord(word: string, beginsSentence: boolean): boolean {
  const isPlain = beginsSentence ? /^.\P{Lu}*$/u : /^\P{Lu}+$/u;
  return words.has(word) || (isPlain.test(word) && lowerWords.has(word.toLowerCase()));
}
