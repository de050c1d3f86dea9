/**
 * Why a call failed. Screens choose their words by it:
 * - network: the backend was not reached
 * - timeout: it did not answer in time, so a write's outcome is unknown
 * - http: it answered with an error status; `text` is its body where that is plain text
 * - unreadable: it answered, but not with what the call promises
 * - refused: it answered 2xx with its own marker or text for failure
 * - aborted: the call was given up first
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'http'; status: number; statusText: string; text: string }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'refused'; text: string }
  | { kind: 'aborted' };
