import { format } from 'node:util';

/** React's remark on a test that does not wait for it, which says nothing of the shop. */
const OF_TESTS = /not wrapped in act/;

let logged: string[] = [];
let allowed: RegExp[] = [OF_TESTS];

/** Lets the running test provoke an error in the console on purpose. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

/** From now on what is logged as an error is kept, besides being shown. */
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
