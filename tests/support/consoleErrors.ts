import { format } from 'node:util';

/** React's warning about a test that does not wait for it, which says nothing about the shop. */
const OF_TESTS = /not wrapped in act/;

let logged: string[] = [];
let allowed: RegExp[] = [OF_TESTS];

/** Lets the running test cause this error in the console. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Collects what is logged as an error from now on, and still shows it. */
export function watchConsole(): void {
  const { error: show } = console;
  console.error = (...parts: unknown[]) => {
    logged.push(format(...parts));
    show(...parts);
  };
}

/** Returns what was logged since the last call, except what was allowed. */
export function takeUnexpectedErrors(): string[] {
  const unexpected = logged.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  logged = [];
  allowed = [OF_TESTS];
  return unexpected;
}
