import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readShopHosts } from '#src/build/shopHosts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

describe('the hosts of a build', () => {
  it('are undefined if nothing is set', () => {
    const none = { apiHost: '', imageBase: '', checkoutOrigins: '' };
    expect(readShopHosts({})).toEqual(none);
    expect(readShopHosts({ VITE_API_HOST: ' ', VITE_CHECKOUT_ORIGINS: ' , ' })).toEqual(none);
  });

  it.each([
    ['https://api.negozio.it', 'https://api.negozio.it'],
    ['https://api.negozio.it/', 'https://api.negozio.it'],
    [' https://api.negozio.it// ', 'https://api.negozio.it'],
    ['HTTPS://API.Negozio.it:443', 'https://api.negozio.it'],
    ['http://localhost:8018', 'http://localhost:8018'],
  ])('take the backend %j as %j', (given, taken) => {
    expect(readShopHosts({ VITE_API_HOST: given }).apiHost).toBe(taken);
  });

  it.each([
    'api.negozio.it',
    '/api',
    '//api.negozio.it',
    'localhost:8018',
    'https:api.negozio.it',
    'https:///api.negozio.it',
    'https://',
    'https://api negozio.it',
    'https://api.negozio.it/v1',
    'https://api.negozio.it?x=1',
    'https://api.negozio.it#x',
    'https://chiave@api.negozio.it',
    'ftp://api.negozio.it',
    'true',
  ])('stop the build where the backend is %j', (given) => {
    expect(() => readShopHosts({ VITE_API_HOST: given })).toThrow(
      `VITE_API_HOST has '${given}'; it has to be an origin, such as https://api.negozio.it.`,
    );
  });

  it.each([
    'https://images.negozio.it',
    'https://images.negozio.it/prodotti/',
    'https://images.negozio.it/?nome=',
    '/',
    '/immagini/',
  ])('leave the base of the pictures %j as it is', (given) => {
    expect(readShopHosts({ VITE_IMAGE_BASE_URL: given }).imageBase).toBe(given);
  });

  it.each([
    'images.negozio.it/prodotti/',
    'immagini/',
    '//images.negozio.it/',
    '/\\images.negozio.it/',
    'https://images.negozio.it/#',
    'https://images.negozio.it/#x',
    'https://images.negozio.it\\prodotti/',
    'ftp://images.negozio.it/',
    'data:image/png,',
  ])('stop the build where the base of the pictures is %j', (given) => {
    expect(() => readShopHosts({ VITE_IMAGE_BASE_URL: given })).toThrow(
      `VITE_IMAGE_BASE_URL is '${given}'; it has to be an absolute address, such as `,
    );
  });

  it.each([
    ['https://pay.example/', 'https://pay.example'],
    [' https://pay.example, http://cassa.lan:8080/ ,', 'https://pay.example,http://cassa.lan:8080'],
    ['https://pagà.example', 'https://xn--pag-cla.example'],
  ])('take the payment origins %j as %j', (given, taken) => {
    expect(readShopHosts({ VITE_CHECKOUT_ORIGINS: given }).checkoutOrigins).toBe(taken);
  });

  it.each(['pay.example', 'https://pay.example/c', 'https://*.pay.example/*', '*', 'null'])(
    'stop the build where a payment origin is %j',
    (given) => {
      expect(() =>
        readShopHosts({ VITE_CHECKOUT_ORIGINS: `https://pay.example,${given}` }),
      ).toThrow(
        `VITE_CHECKOUT_ORIGINS has '${given}'; it has to be an origin, such as https://pay.example.`,
      );
    },
  );

  it('stop a build with a message before anything is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-hosts-'));
    const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [VITE, 'build', '--outDir', folder],
        { cwd: ROOT, env: { ...env, VITE_API_HOST: 'api.negozio.it' } },
        (error, _, errors) => resolve(error ? errors : 'built'),
      );
    });
    rmSync(folder, { recursive: true });
    expect(said).toContain("VITE_API_HOST has 'api.negozio.it'; it has to be an origin");
  });
});
