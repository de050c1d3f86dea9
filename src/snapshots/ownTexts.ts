/*
 * The application's own texts, read from the *.texts.ts files so that a new text needs no entry here.
 * The long pages are left out: they name people and cities.
 */
const SOURCES = import.meta.glob<string>(
  ['../**/*.texts.ts', '!../**/{info,privacy,qa}.texts.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const NO_TEXTS = /\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const texts = new Set(
  Object.values(SOURCES).flatMap((source) =>
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
export function isOwnWord(word: string, beginsSentence: boolean): boolean {
  const isPlain = beginsSentence ? /^.\P{Lu}*$/u : /^\P{Lu}+$/u;
  return words.has(word) || (isPlain.test(word) && lowerWords.has(word.toLowerCase()));
}
