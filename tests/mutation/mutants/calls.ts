import type { Mutant } from '../mutant.ts';

const REQUEST = 'src/api/request.ts';
const PATH = 'src/api/apiPath.ts';
const TRANSPORT = 'src/api/transport.ts';
const CONTRACT = ['tests/contract/orders.test.ts', 'tests/contract/products.test.ts'];
const PARAMETERS = ['tests/store/hostileParameters.test.ts'];
const CALLS = ['tests/store/calls.test.ts'];

/** What goes out: paths, headers, time limits, second tries; and what comes in as a message. */
export const CALLS_OUT: readonly Mutant[] = [
  {
    name: 'the token goes only where an endpoint asks for it',
    file: REQUEST,
    text: "return request.bearer === 'token' ? (token ?? undefined) : undefined;",
    by: 'return token ?? undefined;',
    tests: CONTRACT,
  },
  {
    name: 'administrators’ calls carry the token',
    file: REQUEST,
    text: "return request.bearer === 'token' ? (token ?? undefined) : undefined;",
    by: 'return undefined;',
    tests: CONTRACT,
  },
  {
    name: 'a customer’s cancellation carries the header with the text null',
    file: REQUEST,
    text: "return token ?? 'null';",
    by: 'return token ?? undefined;',
    tests: CONTRACT,
  },
  {
    name: 'calls carry cookies',
    file: TRANSPORT,
    text: "credentials: 'include',",
    by: "credentials: 'omit',",
    tests: CONTRACT,
  },
  {
    name: 'uploads carry cookies',
    file: 'src/api/upload.ts',
    text: 'request.withCredentials = true;',
    by: '',
    tests: ['tests/contract/upload.test.ts'],
  },
  {
    name: 'a parameter is one encoded segment',
    file: PATH,
    text: 'return encodeURIComponent(parameter);',
    by: 'return parameter;',
    tests: PARAMETERS,
  },
  {
    name: 'a parameter of dots reaches nothing',
    file: PATH,
    text: "if (parameter.trim() === '' || hasDotSegment(parameter)) return null;",
    by: "if (parameter.trim() === '') return null;",
    tests: PARAMETERS,
  },
  {
    name: 'nor does one that hides them encoded',
    file: PATH,
    text: '[parameter, decoded(parameter)]',
    by: '[parameter]',
    tests: PARAMETERS,
  },
  {
    name: 'an empty parameter reaches nothing',
    file: PATH,
    text: "parameter.trim() === '' || ",
    by: '',
    tests: PARAMETERS,
  },
  {
    name: 'a backend that does not answer is given up',
    file: TRANSPORT,
    text: 'const wait = () => setTimeout(() => timeout.abort(), TIMEOUT_MS);',
    by: 'const wait = () => setTimeout(() => {}, TIMEOUT_MS);',
    tests: CALLS,
  },
  {
    name: 'an upload that moves is not given up',
    file: TRANSPORT,
    text: 'clearTimeout(timer);\n        timer = wait();',
    by: '',
    tests: ['tests/contract/upload.test.ts'],
  },
  {
    name: 'reads are tried again',
    file: 'src/api/baseQuery.ts',
    text: 'attempt <= READ_RETRIES && ',
    by: 'attempt < 1 && ',
    tests: CALLS,
  },
  {
    name: 'reads are not tried for ever',
    file: 'src/api/baseQuery.ts',
    text: 'attempt <= READ_RETRIES && ',
    by: 'attempt <= READ_RETRIES + 1 && ',
    tests: CALLS,
  },
  {
    name: 'a no is no reason to ask again',
    file: 'src/api/baseQuery.ts',
    text: 'failure.status >= 500',
    by: 'failure.status >= 400',
    tests: CALLS,
  },
  {
    name: 'writes are never tried again by themselves',
    file: 'src/api/baseQuery.ts',
    text: "request.method === 'GET'\n    ? callWithRetries",
    by: 'request.path !== null\n    ? callWithRetries',
    tests: CALLS,
  },
  {
    name: 'without a connection a write is refused at once',
    file: 'src/api/baseQuery.ts',
    text: "if (isRefusedOffline(request, api)) return { error: { kind: 'network' } };",
    by: '',
    tests: ['tests/flows/info.test.tsx'],
  },
  {
    name: 'what was read ahead is given out once',
    file: 'src/api/earlyReads.ts',
    text: 'delete early[url];',
    by: '',
    tests: CALLS,
  },
  {
    name: 'Errore! is a failure',
    file: 'src/api/readers/products.ts',
    text: "if (plainText(reply) === 'Errore!') throw new Refused('Errore!');",
    by: '',
    tests: ['tests/contract/products.test.ts'],
  },
  {
    name: 'a page of HTML or an object is no message for people',
    file: 'src/api/readers/reply.ts',
    text: 'return /^[<{[]/.test(text) ? null : text;',
    by: 'return text;',
    tests: ['tests/contract/access.test.ts'],
  },
  {
    name: 'after a failed write the order is read again',
    file: 'src/api/invalidation.ts',
    text: "updateOrderState: reread('onFailure'),",
    by: "updateOrderState: reread('never'),",
    tests: ['tests/contract/orders.test.ts', 'tests/store/everyWrite.test.ts'],
  },
];
