import { defaultStackParser, type Event, type Exception, type StackFrame } from '@sentry/browser';
import { fingerprint } from '../../domain/fingerprint';
import type { Failure } from '../../domain/types';
import { redactErrorMessage, redactErrorType } from '../../snapshots/redactError';
import { HIDDEN } from '../../snapshots/words';
import type { Problem } from './problem';

/** What a report says of a problem, and a hash that is the same for the same one. */
type Description = { about: Event; hash: string };

/** Describes a problem without anything personal; null for one that is not the shop's own. */
export function describeProblem(problem: Problem): Description | null {
  if (problem.kind === 'call') {
    const message = `${problem.endpoint}: ${textOf(problem.failure)}`;
    return { about: { message, level: 'error' }, hash: hashOf(message) };
  }
  if (problem.kind === 'policy') return describeViolation(problem.violation);
  const exception = describeError(problem.error);
  const frames = exception.stacktrace?.frames ?? [];
  if (frames.length > 0 && frames.every(({ filename }) => filename === EXTENSION)) return null;
  const isHandled = problem.kind === 'boundary';
  exception.mechanism = { type: problem.kind, handled: isHandled };
  const { type, value, stacktrace } = exception;
  return {
    about: { exception: { values: [exception] }, level: isHandled ? 'error' : 'fatal' },
    // By where it was thrown: a boundary and a rejection may have met the same one.
    hash: hashOf(JSON.stringify([type, value, stacktrace?.frames?.at(-1)])),
  };
}

// Once in each build: a newer one may have been meant to end it.
function hashOf(text: string): string {
  return fingerprint(`${import.meta.env.VITE_BUILD} ${text}`);
}

function textOf(failure: Failure): string {
  return failure.kind === 'http' ? `http ${failure.status}` : failure.kind;
}

function describeError(error: unknown): Exception {
  if (error instanceof Error || error instanceof DOMException) {
    const { name, message, stack = '' } = error;
    const frames = parseStack(stack, message);
    return {
      type: redactErrorType(name),
      value: redactErrorMessage(message),
      ...(frames.length > 0 && { stacktrace: { frames } }),
    };
  }
  if (typeof error === 'string') {
    return { type: 'Error', value: redactErrorMessage(error) };
  }
  return { type: 'Error', value: `thrown: ${typeof error}` };
}

/** How many of the innermost frames go along. */
const MOST_FRAMES = 30;

// Without the message, of which a line might look like a frame.
function parseStack(stack: string, message: string): StackFrame[] {
  const start = message === '' ? -1 : stack.indexOf(message);
  const lines = start === -1 ? stack : stack.slice(start + message.length);
  return defaultStackParser(lines)
    .slice(-MOST_FRAMES)
    .map(({ filename = '', function: name = '?', lineno, colno, in_app: isOwn }) => ({
      filename: redactFile(filename),
      function: /^[\w$.<>[\] #*]{1,100}$/.test(name) ? name : '?',
      ...(lineno !== undefined && { lineno }),
      ...(colno !== undefined && { colno }),
      ...(isOwn !== undefined && { in_app: isOwn }),
    }));
}

const PAGE = '<page>';
const EXTENSION = '<extension>';

/** The folders of files of the application: of a build, and in development. */
const FILES = /^\/(assets|src|node_modules|mocks|@id|@fs|@vite)\//;

// The page's own address may be a person's; that of a file of the shop is everyone's.
function redactFile(address: string): string {
  if (/^[\w-]+-extension:/.test(address)) return EXTENSION;
  if (!URL.canParse(address)) return PAGE;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && FILES.test(pathname) ? origin + pathname : PAGE;
}

/** What a policy says was blocked, where it is no address. */
const BLOCKED = new Set('inline eval wasm-eval trusted-types-policy trusted-types-sink'.split(' '));

function describeViolation(violation: SecurityPolicyViolationEvent): Description | null {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const file = sourceFile ? redactFile(sourceFile) : PAGE;
  if (file === EXTENSION || /-extension(:|$)/.test(blockedURI)) return null;
  const directive = /^[a-z-]+$/.test(effectiveDirective) ? effectiveDirective : HIDDEN;
  const message = `${directive}: ${redactBlocked(blockedURI)} (${file}:${lineNumber}:${columnNumber})`;
  return { about: { message, level: 'error' }, hash: hashOf(message) };
}

function redactBlocked(blocked: string): string {
  if (BLOCKED.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return /^(data|blob|https?|wss?)$/.test(blocked) ? blocked : HIDDEN;
  const { origin, protocol } = new URL(blocked);
  return origin === location.origin ? 'this site' : `another host (${protocol})`;
}
