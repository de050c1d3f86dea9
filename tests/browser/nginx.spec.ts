import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYED_FOLDER, DEPLOYED_ORIGIN } from './support/hosts';
import { nginxPath } from './support/nginx';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN });

// deploy/nginx.conf in a real nginx (support/serve.ts).
test.skip(nginxPath() === null, 'nginx is not installed');

const assets = () => readdirSync(join(DEPLOYED_FOLDER, 'assets'));
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(DEPLOYED_ORIGIN + path, { headers: { 'accept-encoding': 'identity', ...headers } });

test('every address of the shop returns its page, never cached without revalidation', async () => {
  for (const path of [
    '/',
    '/product/101',
    '/order/get/B2018%2F1',
    '/admin/all-orders',
    '/x/y.z/',
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain('text/html');
    expect(response.headers.get('cache-control'), path).toBe('no-cache');
    expect(await response.text(), path).toContain('<div id="root">');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
  }
});

test('hashed files are cached for ever, all others are revalidated', async () => {
  expect(assets().length).toBeGreaterThan(20);
  for (const file of assets()) {
    expect(file).toMatch(/-[\w-]{8}\.(js|css)$/);
    const { status, headers } = await get(`/assets/${file}`);
    expect([status, headers.get('cache-control')], file).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const file of ['index.html', 'sw.js', 'favicon.svg', 'manifest.webmanifest']) {
    expect((await get(`/${file}`)).headers.get('cache-control'), file).toBe('no-cache');
  }
});

test('a missing file does not return the page, and is not cached', async () => {
  for (const path of ['/assets/index-gone1234.js', '/gone.txt', '/security-headers.conf']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')], path).toEqual([404, null]);
  }
});

test('nothing outside the folder is served', async () => {
  for (const path of ['/..%2f..%2f..%2fetc/passwd', '/assets/..%2f..%2fetc/passwd', '/.git/HEAD']) {
    expect(await (await get(path)).text(), path).not.toMatch(/root:|refs\/heads/);
  }
});

test('texts are compressed', async () => {
  const parts = assets().filter((file) => file.startsWith('shop-'));
  expect(parts.length).toBeGreaterThan(0);
  for (const path of ['/', ...parts.map((file) => `/assets/${file}`), '/manifest.webmanifest']) {
    const response = await get(path, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding'), path).toBe('gzip');
    expect(response.headers.get('vary'), path).toBe('Accept-Encoding');
    expect(await response.text(), path).toBe(await (await get(path)).text());
  }
});

test('every response has the security headers', async () => {
  const script = assets().find((file) => file.endsWith('.js')) ?? '';
  for (const path of ['/', '/cart', `/assets/${script}`, '/sw.js', '/assets/gone.js']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types shop;");
    expect(policy, path).not.toContain('unsafe');
    expect(headers.get('server'), path).toBe('nginx');
  }
});

test('content types are right, as nosniff requires', async () => {
  const types = {
    'robots.txt': 'text/plain',
    'sw.js': 'javascript',
    'manifest.webmanifest': 'application/manifest+json',
  };
  for (const [file, type] of Object.entries({ ...types, 'favicon.svg': 'image/svg+xml' })) {
    expect((await get(`/${file}`)).headers.get('content-type')).toContain(type);
  }
});

test('the shop runs under these headers, its service worker too', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('img')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('immagini')).keys()).length))
    .toBeGreaterThan(0);
});
