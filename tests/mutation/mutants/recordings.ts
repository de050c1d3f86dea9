import type { Mutant } from '../mutant.ts';

const CALLS = 'src/snapshots/redactCall.ts';
const CALL_TESTS = ['tests/snapshots/redactCall.test.ts'];
const TESTS = ['tests/snapshots/recording.test.ts'];
const DEVTOOLS = 'src/store/devtools.ts';
const DEVTOOLS_TESTS = ['tests/store/devtools.test.ts'];

/** What a recording and Redux DevTools tell of nobody, and what is not read as a recording. */
export const RECORDINGS: readonly Mutant[] = [
  {
    name: 'a recording: what stands in the path of a call',
    file: CALLS,
    text: 'redactor.shopName(decodeURIComponent(segment))',
    by: 'decodeURIComponent(segment)',
    tests: CALL_TESTS,
  },
  {
    name: 'a recording: what stands in the query of a call',
    file: CALLS,
    text: 'redactor.shopName(value)',
    by: 'value',
    tests: CALL_TESTS,
  },
  {
    name: 'a recording: names that became known later',
    file: 'src/snapshots/messagesAgain.ts',
    text: 'text: redactor.message(notice.text),',
    by: 'text: notice.text,',
    tests: TESTS,
  },
  {
    name: 'a recording stays small',
    file: 'src/snapshots/ringBuffer.ts',
    text: 'if (this.bytes > this.limit) this.dropOldest();',
    by: '',
    tests: TESTS,
  },
  {
    name: 'a recording whose changes add what no snapshot has is refused',
    file: 'src/snapshots/checkChanged.ts',
    text: 'if (stranger !== undefined) return placeIn(at, stranger);',
    by: 'void stranger;',
    tests: TESTS,
  },
  {
    name: 'a recording whose changes do not fit is refused',
    file: 'src/snapshots/changes.ts',
    text: 'if (from + drop > data.length) throw new Misfit();',
    by: '',
    tests: TESTS,
  },
  {
    name: 'a replay waits for the end of a recording',
    file: 'src/app/qa/replay.ts',
    text: 'if (currentRecorder()) throw new Error(refusals.recording);',
    by: 'void currentRecorder;',
    tests: ['tests/flows/recording.test.tsx'],
  },
  {
    name: 'DevTools: what writes carry, in the state',
    file: DEVTOOLS,
    text: '{ ...call, originalArgs: HIDDEN, data: HIDDEN, error: HIDDEN }',
    by: '{ ...call }',
    tests: DEVTOOLS_TESTS,
  },
  {
    name: 'DevTools: the token that is taken up from storage',
    file: DEVTOOLS,
    text: '/^(session|persist)\\//',
    by: '/^session\\//',
    tests: DEVTOOLS_TESTS,
  },
  {
    name: 'a used link leaves no code in storage',
    file: 'src/screens/admin/links/linkCalls.ts',
    text: 'JSON.stringify({ ...stored(), [fingerprint(link)]: text })',
    by: 'JSON.stringify({ ...stored(), [link]: text })',
    tests: ['tests/flows/canaries.test.tsx'],
  },
];
