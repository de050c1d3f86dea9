import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ORIGIN, DEPLOYED_FOLDER } from './support/hosts';
import { expect, test } from './support/test';

// The files of a build with VITE_API_HOST, which every visitor gets.

const files = () =>
  readdirSync(DEPLOYED_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
const texts = () =>
  files()
    .filter((name) => /\.(html|js|css|conf|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(DEPLOYED_FOLDER, name), 'utf8')] as const);

test('a build for a real backend contains no source map, no mock backend and no replay', () => {
  expect(files().filter((name) => /\.map$|mock|\.tsx?$|\.env/.test(name))).toEqual([]);
  const forbidden =
    /sourceMappingURL|sourcesContent|\bmsw\b|mockServiceWorker|mockFaults|\/mocks\/|@bottega2018\.example|boss2018|BOTTEGA-2018|__shop\b|[?&]replay\b/;
  expect(texts().length).toBeGreaterThan(30);
  for (const [name, text] of texts()) expect(forbidden.exec(text)?.[0], name).toBeUndefined();
});

test('a build for a real backend does not say that it is a demonstration', () => {
  // The redaction of snapshots knows every text of the application.
  const shown = texts().filter(([name]) => !name.includes('takeSnapshot'));
  for (const [name, text] of shown) expect(text, name).not.toContain('Negozio dimostrativo');
});

test('its page and its headers have the same policy, which names the backend', () => {
  const html = readFileSync(join(DEPLOYED_FOLDER, 'index.html'), 'utf8');
  const headers = readFileSync(join(DEPLOYED_FOLDER, 'security-headers.conf'), 'utf8');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(policy).toContain(`connect-src 'self' ${API_ORIGIN}; `);
  expect(policy).toContain(`img-src 'self' blob: data: ${API_ORIGIN}; `);
  expect(policy).not.toMatch(/unsafe|\*|http:(?!\/\/localhost)/);
  expect(headers).toContain(`add_header Content-Security-Policy "${policy}; frame-ancestors`);
  // Before everything that it applies to.
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(script|style|link)\b/));
});

// 'BSD' is what tween-functions calls the text of the three clauses.
const ALLOWED = ['BSD', 'MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

test('every shipped library comes with its licence, which is an accepted one', () => {
  const notices = files()
    .filter((name) => name.endsWith('licenses.md'))
    .flatMap((name) => readFileSync(join(DEPLOYED_FOLDER, name), 'utf8').split(/^## /m).slice(1));
  const listed = notices.map((notice) => {
    const [, name = '', licence = ''] = /^(\S+) - \S+(?: \((.*)\))?\n/.exec(notice) ?? [];
    return { name, licence, text: notice.split('\n').slice(1).join('\n').trim() };
  });
  console.log(listed.map(({ name, licence }) => `${name}: ${licence}`).join(', '));
  const names = listed.map(({ name }) => name);
  for (const known of ['react', '@reduxjs/toolkit', '@mui/material', 'workbox-routing']) {
    expect(names).toContain(known);
  }
  const refused = listed.filter(({ licence }) => !ALLOWED.includes(licence));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(listed.filter(({ text }) => text.length < 200).map(({ name }) => name)).toEqual([]);
});
