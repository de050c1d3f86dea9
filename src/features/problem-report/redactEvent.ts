import type { Event, StackFrame } from '@sentry/browser';
import { fingerprint } from '../../domain/fingerprint';
import { redactErrorMessage, redactErrorType } from '../../snapshots/redactError';
import { HIDDEN } from '../../snapshots/words';
import type { Kind } from './reportedPage';

/** How many of the innermost frames are sent. */
const MAX_FRAMES = 30;

/** A problem without personal data. */
type RedactedProblem = {
  kind: Kind;
  about: Event;
  /** Identifies the problem in this build, however it was caught; a newer build may contain the fix. */
  hash: string;
};

/** Redacts an event that the SDK has made of a problem. Nothing stays but what is named here. */
export function redactEvent({ message = '', exception, tags }: Event): RedactedProblem {
  const [thrown] = exception?.values ?? [];
  // Messages without an exception are the shop's own.
  if (!thrown) return problem(tags?.['kind'] as Kind, { message }, message);
  const isOnError = thrown.mechanism?.type.endsWith('onerror');
  const kind = (tags?.['kind'] ?? (isOnError ? 'uncaught' : 'rejection')) as Kind;
  const type = redactErrorType(thrown.type ?? '');
  const value = redactErrorMessage(thrown.value ?? '');
  const frames = thrown.stacktrace?.frames?.slice(-MAX_FRAMES).map(redactFrame) ?? [];
  const redacted = {
    type,
    value,
    mechanism: { type: kind, handled: kind === 'boundary' },
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
  const subject = JSON.stringify([type, value, frames.at(-1)]);
  return problem(kind, { exception: { values: [redacted] } }, subject);
}

function problem(kind: Kind, about: Event, subject: string): RedactedProblem {
  const hash = fingerprint(`${import.meta.env.VITE_BUILD} ${subject}`);
  return { kind, about: { ...about, level: 'error' }, hash };
}

// Only functions of the shop's own files have names: a line of the message may look like a frame.
function redactFrame({ filename = '', function: name = '', lineno, colno, in_app }: StackFrame) {
  const file = redactFile(filename);
  return {
    filename: file,
    function: file !== PAGE && /^[\w$.<>[\] #*]{1,100}$/.test(name) ? name : '?',
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}

const PAGE = '<page>';

/** The folders of the app's files: of a build, and in development. */
const FILES = /^\/(assets|src|node_modules|mocks|@id|@fs|@vite)\//;

// The page's own address may be personal; that of one of the shop's files is public.
function redactFile(address: string): string {
  if (!URL.canParse(address)) return PAGE;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && FILES.test(pathname) ? origin + pathname : PAGE;
}

/** The blocked resources of a policy that are not addresses. */
const BLOCKED = new Set('inline eval wasm-eval trusted-types-policy trusted-types-sink'.split(' '));

/** Describes a violation of the page's policy without addresses; null if a browser's extension caused it. */
export function describeViolation(violation: SecurityPolicyViolationEvent): string | null {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  if (/-extension(:|$)/.test(`${sourceFile}\n${blockedURI}`)) return null;
  const directive = /^[a-z-]+$/.test(effectiveDirective) ? effectiveDirective : HIDDEN;
  const at = `${redactFile(sourceFile)}:${lineNumber}:${columnNumber}`;
  return `${directive}: ${redactBlocked(blockedURI)} (${at})`;
}

function redactBlocked(blocked: string): string {
  if (BLOCKED.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return /^(data|blob|https?|wss?)$/.test(blocked) ? blocked : HIDDEN;
  const { origin, protocol } = new URL(blocked);
  return origin === location.origin ? 'this site' : `another host (${protocol})`;
}
