import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as dom from '@testing-library/dom';
import type { Tab } from './driver';
import type { Target } from './target';

/** The library that finds elements by accessible name, as code to run in a page. */
const LIBRARY = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs the body of an async function in a page; `found` holds all elements of the target. */
export async function runWithFound(tab: Tab, wanted: Target, body: string): Promise<unknown> {
  const missing = 'the library is missing';
  const whole = `
    if (!('TestingLibraryDom' in globalThis)) return '${missing}';
    const found = (${String(findAll)})(${JSON.stringify(wanted)});
    ${body}`;
  const first = await tab.run(whole);
  if (first !== missing) return first;
  await tab.run(LIBRARY);
  return tab.run(whole);
}

declare const TestingLibraryDom: typeof dom;

/** Runs in the page: returns all elements that match the target. */
function findAll(wanted: Target): HTMLElement[] {
  const all = (one: Target): HTMLElement[] => {
    const root = one.within ? all(one.within)[one.within.nth] : document.body;
    if (!root) return [];
    const { name } = one;
    const pattern = name && (name.isExact ? name.source : new RegExp(name.source));
    if (one.by === 'label') return TestingLibraryDom.queryAllByLabelText(root, pattern ?? /./);
    if (one.by === 'text') return TestingLibraryDom.queryAllByText(root, pattern ?? /./);
    return TestingLibraryDom.queryAllByRole(root, one.role, pattern ? { name: pattern } : {});
  };
  return all(wanted);
}
