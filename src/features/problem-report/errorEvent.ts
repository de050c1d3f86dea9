import { defaultStackParser, type Event, type Exception, type StackFrame } from '@sentry/browser';
import { fingerprint } from '../../domain/fingerprint';
import type { Failure } from '../../domain/types';
import { redactErrorMessage, redactErrorType } from '../../snapshots/redactError';
import { HIDDEN } from '../../snapshots/words';
import type { Problem } from './problem';

/** A report's description of a problem, and a hash that identifies the problem. */
type Description = { about: Event; hash: string };

/** Describes a problem without personal data; returns null if it is not the shop's own problem. */
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
    // By where it was thrown: a boundary and a rejection may have reported the same one.
    hash: hashOf(JSON.stringify([type, value, stacktrace?.frames?.at(-1)])),
  };
}

// Per build: a newer one may contain the fix.
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

/** How many of the innermost frames are sent. */
const MAX_FRAMES = 30;

// Without the message, which may contain a line that looks like a frame.
function parseStack(stack: string, message: string): StackFrame[] {
  const start = message === '' ? -1 : stack.indexOf(message);
  const lines = start === -1 ? stack : stack.slice(start + message.length);
  return defaultStackParser(lines)
    .slice(-MAX_FRAMES)
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

/** The folders of the app's files: of a build, and in development. */
const FILES = /^\/(assets|src|node_modules|mocks|@id|@fs|@vite)\//;

// The page's own address may be personal; that of one of the shop's files is public.
function redactFile(address: string): string {
  if (/^[\w-]+-extension:/.test(address)) return EXTENSION;
  if (!URL.canParse(address)) return PAGE;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && FILES.test(pathname) ? origin + pathname : PAGE;
}

/** The blocked resources of a policy that are not addresses. */
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
