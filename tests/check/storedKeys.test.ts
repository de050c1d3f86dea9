import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Constants such as `KEY` and `TOKEN_KEY`, the keys of persisted slices and lists, and keys in a call. */
const KEYS =
  /(?:const (?:\w+_)?KEY = |\bkey: |(?:read|write)Stored\(\s*'\w+',\s*|(?:local|session)Storage\.\w+\()'(\w+)'/g;

it('the privacy page names every key of the browser’s storage', async () => {
  vi.stubEnv('VITE_SENTRY_DSN', 'https://chiave@errori.test/1');
  const { privacy } = await import('#src/features/info/privacy.texts');
  const said = JSON.stringify(privacy.stored);
  const keys = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .filter((code) => /(read|write)Stored\(|Persisted|\bschema\b|localStorage/.test(code))
    .flatMap((code) => [...code.matchAll(KEYS)].map(([, key = '']) => key));
  expect(keys).toEqual(expect.arrayContaining(['adminAuthToken', 'drafts', 'recentOrders']));
  expect(keys.filter((key) => !said.includes(key))).toEqual([]);
});
