import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { blockNetwork } from '#src/api/recordAndReplay';
import { takeUnexpectedErrors } from './consoleErrors';
import './screenGlobals';

let rejections: unknown[] = [];
const remember = (reason: unknown) => rejections.push(reason);

beforeEach(() => {
  rejections = [];
  // Messages logged after the end of a test do not belong to the next one.
  takeUnexpectedErrors();
  process.on('unhandledRejection', remember);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cartSession=; Max-Age=0; Path=/';
  process.off('unhandledRejection', remember);
  if (rejections.length > 0) throw new Error(`unhandled rejection: ${String(rejections[0])}`);
  const [error] = takeUnexpectedErrors();
  if (error !== undefined) throw new Error(`unexpected console.error: ${error}`);
});

// The next file runs in the same page: late requests of this file must not fail in it.
beforeAll(() => blockNetwork(() => undefined)());
afterAll(async () => {
  blockNetwork(() => undefined);
  // A file of a page that is still loading when its worker ends is an error outside of any test.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
