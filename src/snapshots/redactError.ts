import type { Redactor } from './redactor';
import { mask, redactWords, wordSet } from './words';

/*
 * What browsers, React and the web platform say of errors, as words. A name of the code in such a
 * message stays where it is named here; any other might be a key of data, and is masked.
 */
const ENGINE_WORDS = wordSet(
  'Cannot cannot can not could would must be is are was has been in of on to from at by for with',
  'without a an the this that it its and or as if than any no only already more too while after',
  'before when because which during inside outside',
  'read reading set setting properties property undefined null true false function object string',
  'number boolean symbol bigint array iterable iterator instance class constructor prototype',
  'variable value values key keys type types argument arguments parameter index length range call',
  'called calling access accessed accessing invoked evaluating assign assignment assigned constant',
  'read-only readonly defined declared initialized initialization initializing delete deleted',
  'extensible configurable writable frozen sealed own global private super new expected unexpected',
  'token end input identifier literal expression JSON parse position line column character control',
  'bad invalid valid illegal missing failed fail fails failing unable unknown unsupported',
  'supported allowed permitted denied refused rejected aborted abort timeout timed out exceeded',
  'maximum minimum size stack recursion much memory quota loop limit depth',
  'fetch fetching attempting removed inserted load loading loaded network request requests response body stream dynamically',
  'imported module script import export resource connection internet offline lost error Error',
  'errors exception promise Promise rejection uncaught Uncaught unhandled handler callback event',
  'listener operation insecure secure context state user signal reason attempt transaction',
  'database storage cache time date URI malformed',
  'TypeError RangeError ReferenceError SyntaxError URIError EvalError InternalError AbortError',
  'AggregateError DOMException NotFoundError NotAllowedError QuotaExceededError SecurityError',
  'TimeoutError InvalidStateError DataError NetworkError HierarchyRequestError NotSupportedError',
  'Object Array Map Set WeakMap Date Symbol Node Element Window Document Blob File URL Response',
  'Request Headers FormData Failed execute appendChild removeChild insertBefore replaceChild',
  'getItem setItem localStorage sessionStorage querySelector pushState replaceState child node',
  'map filter find forEach reduce some every includes join split slice splice concat push pop',
  'shift sort entries toString toFixed toISOString valueOf then catch apply bind replace trim',
  'match test exec startsWith endsWith toLowerCase current target props children ref data status',
  'Minified React visit full message non-minified dev environment additional helpful warnings',
  'Invariant Rendered hooks render renders rendering previous early return statement component',
  'components Hydration hydration hydrated server client HTML text content match mismatch Switched',
  'Suspense boundary boundaries update synchronous synchronously root effect effects infinite',
  'file application application’s come did does do i e.g such chunk shop thrown throws',
  'id title name price quantity lines orderNumber fileNames stars stock category description',
  'isn t doesn don couldn wasn',
);

/** Returns the message of an error without addresses, ids, names, numbers and what was typed. */
export function redactErrorMessage(message: string, redactor: Redactor): string {
  const redacted = redactWords(message, {
    // Not even of known things: an error is about the code.
    isName: () => false,
    isPublic: isEngineWord,
    isPersonal: (word) => redactor.isPersonal(word),
  });
  // React's errors have a number for a name.
  return redacted.replace(/(?<=^Minified React error )#\d{1,4}(?!\d)|\d/g, (part) =>
    part.length > 1 ? part : mask(part),
  );
}

function isEngineWord(word: string): boolean {
  const parts = word.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return /^[A-Za-z().'’[\]-]+$/.test(word) && parts.every(isKnown);
}

// A sentence begins with a capital; the build gives variables one letter.
function isKnown(word: string): boolean {
  if (word.length === 1) return true;
  return ENGINE_WORDS.has(word) || ENGINE_WORDS.has(word.charAt(0).toLowerCase() + word.slice(1));
}

/** Returns the name of an error's type where it is one of the language or of browsers. */
export function redactErrorType(name: string): string {
  return /(Error|Exception)$/.test(name) && ENGINE_WORDS.has(name) ? name : 'Error';
}
