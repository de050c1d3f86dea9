import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadOptions } from '../../mocks/http/commandLine';
import { readOptions, type BackendOptions } from '../../mocks/http/options';
import { startBackend, type RunningBackend } from '../../mocks/http/server';
import { form, photo, photoBytes } from './support';

const SHOP = 'https://bottega.example';
const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'));

function options(...args: string[]): BackendOptions {
  const read = readOptions(['--port', '0', '--data', folder, '--shop', SHOP, ...args]);
  if (read === 'help') throw new Error('help was not requested');
  return read;
}

const FAULTS = JSON.stringify([
  { method: 'GET', path: '/feedback/getAll', kind: 'connection-refused' },
  { method: 'GET', path: '/admin/getAll', kind: '500-html' },
]);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend(options('--products', '3', '--orders', '4', '--faults', FAULTS));
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const call = (path: string, init?: RequestInit) => fetch(backend.origin + path, init);

async function logIn(): Promise<string> {
  const account = { email: 'admin@bottega2018.example', password: 'bottega2018' };
  const response = await call('/access/login', { method: 'POST', body: JSON.stringify(account) });
  return response.headers.get('BearerToken') ?? '';
}

describe('over HTTP', () => {
  it('the shop has the requested size', async () => {
    expect(await (await call('/insertion/getAll')).json()).toHaveLength(3);
    const headers = { BearerToken: await logIn() };
    expect(await (await call('/order/getAll', { headers })).json()).toHaveLength(4);
  });

  it('only a cookie that scripts cannot read identifies a cart', async () => {
    const added = await call('/cart/add/101/2', { method: 'POST' });
    const [given = ''] = added.headers.getSetCookie();
    expect(given).toMatch(/^cartSession=\w+; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    const cookie = given.split(';')[0] ?? '';
    const own = await call('/cart/get', { headers: { cookie } });
    expect(own.headers.getSetCookie()).toEqual([]);
    expect((await own.json()).productAndquantity).toMatchObject([{ quantity: 2 }]);
    const other = await call('/cart/get');
    expect((await other.json()).productAndquantity).toEqual([]);
    expect(other.headers.getSetCookie()).not.toContainEqual(expect.stringContaining(cookie));
  });

  it('accepts images as multipart, and serves them unchanged and cacheable', async () => {
    const headers = { BearerToken: await logIn() };
    const body = form({ idInsertion: '101', files: [photo('a.png'), photo('b.png')] });
    const added = await call('/insertion/addImages', { method: 'PATCH', headers, body });
    const fileName = ((await added.json()) as string[]).at(-1) ?? '';
    const picture = await call(`/images/${fileName}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(photoBytes('image/png'));
    const seeded = await call('/images/orsacchiotto-1.svg');
    expect(await seeded.text()).toMatch(/^<svg /);
  });

  it('rejects unknown calls, large bodies and invalid URLs', async () => {
    expect((await call('/cart/nothing')).status).toBe(404);
    const body = new Uint8Array(65 * 1024 * 1024);
    const large = await call('/cart/addShippingData', { method: 'PATCH', body }).catch(() => null);
    // The connection may be closed before the client has read the response.
    expect([undefined, 413]).toContain(large?.status);
    expect(await statusOf('http://altrove.example/cart/get')).toBe(400);
    expect(await statusOf('//altrove.example/cart/get')).toBe(404);
  });

  it('fails the calls of the faults', async () => {
    await expect(call('/feedback/getAll')).rejects.toThrow(/fetch failed/);
    const response = await call('/admin/getAll');
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });
});

describe('CORS', () => {
  const asking = (origin: string, path = '/cart/get', method = 'GET') =>
    call(path, { method, headers: { origin } });

  it.each([SHOP, 'http://localhost:5173', 'http://127.0.0.1:4173'])(
    '%s may call with cookies and read the token',
    async (origin) => {
      for (const response of [await asking(origin), await asking(origin, '/admin/getAll')]) {
        const { headers } = response;
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('access-control-expose-headers')).toBe('BearerToken');
        expect(headers.get('vary')).toBe('Origin');
      }
      const preflight = await asking(origin, '/insertion/update', 'OPTIONS');
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'BearerToken, Content-Type',
      );
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    },
  );

  it.each(['https://altrove.example', 'http://localhost.altrove.example', 'null'])(
    '%s may not',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await asking(origin, '/cart/get', method);
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    },
  );
});

describe('the card page and the mailbox', () => {
  it.each(['card', 'mailbox'])('%s: its files are served without types', async (name) => {
    const page = await call(`/mocks/pages/${name}.html`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain(`src="./${name}.ts"`);
    for (const part of [`pages/${name}.ts`, 'pages/elements', 'browser']) {
      const module = await call(`/mocks/${part}`);
      expect(module.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await module.text()).not.toMatch(/import type|: string/);
    }
    expect(await (await call('/mocks/browser')).text()).toContain(SHOP);
  });

  it('serve no other file', async () => {
    for (const path of ['README.md', 'constructor', '..%2Fbrowser.ts', '%2e%2e/browser.ts']) {
      expect((await call(`/mocks/pages/${path}`)).status).toBe(404);
    }
  });
});

describe('a command line', () => {
  it('may be empty', () => {
    expect(readOptions([])).toMatchObject({ port: 8018, shop: 'http://localhost:5173', size: {} });
    expect(readOptions(['--help'])).toBe('help');
  });

  it.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--orders', '0'],
    ['--products', '-1'],
    ['--slow', '1e9'],
    ['--shop', 'bottega'],
    ['--shop', 'https://bottega.example/negozio'],
    ['--faults', '{'],
    ['--faults', '[{"kind":"slow"}]'],
    ['--unknown', '1'],
    ['posizione'],
  ])('with %s %s is rejected', (...args) => {
    expect(() => readOptions(args)).toThrow(BadOptions);
  });
});

/** Returns the status for a request line that fetch would not send. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.origin);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
