import { mask, wordSet } from './words';

/*
 * Whole phrases of the error messages of browsers, React and Sentry's SDK. The text around them may be quoted data:
 * where the error was thrown tells more.
 */
const PHRASES = [
  'Cannot (read|set) properties of (undefined|null)',
  "can't access property",
  '(undefined|null) is not an object',
  'is not (a function|a constructor|an object|iterable|defined|valid JSON)',
  'is (undefined|null)$',
  'Invalid time value',
  'Invalid array length',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Failed to fetch( dynamically imported module)?',
  '[Ll]oad failed',
  'NetworkError when attempting to fetch resource',
  "Failed to execute '(removeChild|insertBefore|appendChild)' on 'Node'",
  'The operation is insecure',
  'Minified React error #\\d{1,4}(?!\\d)',
  'a file of the application could not be loaded',
  'Object captured as (exception|promise rejection) with keys',
  'Non-Error promise rejection captured with value',
];

const PHRASE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** Returns an error message with everything masked except these phrases. */
export function redactErrorMessage(message: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: phrase, index } of message.matchAll(PHRASE)) {
    parts.push(mask(message.slice(end, index)), phrase);
    end = index + phrase.length;
  }
  return [...parts, mask(message.slice(end))].join('');
}

const TYPES = wordSet(
  'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError InternalError AbortError',
  'AggregateError DOMException NotFoundError NotAllowedError QuotaExceededError SecurityError',
  'TimeoutError InvalidStateError DataError NetworkError HierarchyRequestError NotSupportedError',
);

/** Returns the name of an error's type if it is one of the language or of browsers. */
export function redactErrorType(name: string): string {
  return TYPES.has(name) ? name : 'Error';
}
