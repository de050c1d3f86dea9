import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../mocks/http/options';
import { startBackend, type RunningBackend } from '../../mocks/http/server';
import { FALSE_PICTURES, OTHER_FILES, pngCalled } from '../support/oddFiles';
import { form, openShop } from './support';
import { aProduct } from '#tests/support/apiSamples';

/** The mock backend in this process or over HTTP, with what a test needs to send files to it. */
type Host = {
  send: (method: string, path: string, body: FormData) => Promise<Response>;
  see: (fileName: string) => Promise<Response>;
  /** A product, and an order that was delivered with its product. */
  idProduct: string;
  orderNumber: string;
  productOfOrder: string;
};

const folder = mkdtempSync(join(tmpdir(), 'shop-uploads-'));
let backend: RunningBackend;
beforeAll(async () => {
  const args = ['--port', '0', '--data', folder, '--products', '3', '--orders', '3'];
  const options = readOptions(args);
  if (options === 'help') throw new Error('help was not requested');
  backend = await startBackend(options);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function inProcess(): Promise<Host> {
  const shop = await openShop();
  const admin = shop.browser();
  await admin.logIn();
  await admin.json('PATCH', '/order/orderState/B2018-VECCHIO', { query: DELIVERED });
  return {
    send: (method, path, body) => admin.call(method, path, { form: body }),
    see: (fileName) => admin.call('GET', `/images/${fileName}`),
    idProduct: 'lampada',
    orderNumber: 'B2018-VECCHIO',
    productOfOrder: 'tazza',
  };
}

async function overHttp(): Promise<Host> {
  const call = (path: string, init?: RequestInit) => fetch(backend.origin + path, init);
  const account = { email: 'admin@bottega2018.example', password: 'bottega2018' };
  const login = await call('/access/login', { method: 'POST', body: JSON.stringify(account) });
  const headers = { BearerToken: login.headers.get('BearerToken') ?? '' };
  const [order] = await (await call('/order/getAll', { headers })).json();
  const state = `/order/orderState/${order.orderNumber}?${new URLSearchParams(DELIVERED).toString()}`;
  expect((await call(state, { method: 'PATCH', headers })).status).toBe(200);
  return {
    send: (method, path, body) => call(path, { method, headers, body }),
    see: (fileName) => call(`/images/${fileName}`),
    idProduct: '101',
    orderNumber: order.orderNumber,
    productOfOrder: order.productsInCart[0].product.id,
  };
}

/** Only what was delivered can be returned. */
const DELIVERED = { stateOfOrder: 'DELIVERED' };

const PRODUCT = aProduct();

describe.each([
  ['in the process', inProcess],
  ['over HTTP', overHttp],
])('%s', (_name, open) => {
  let host: Host;
  beforeAll(async () => {
    host = await open();
  });

  const feedback = (files: File) => {
    const { orderNumber, productOfOrder: idProduct } = host;
    return form({ orderNumber, idProduct, feedbackS: 'Bella', stars: '5', files });
  };
  const addImages = (files: File) =>
    host.send('PATCH', '/insertion/addImages', form({ idInsertion: host.idProduct, files }));

  it.each(OTHER_FILES)('$what is rejected by every call that accepts images', async ({ file }) => {
    const created = await host.send('POST', '/insertion/create', form({ ...PRODUCT, files: file }));
    expect(await created.text()).toBe('Errore!');
    expect((await addImages(file)).status).toBe(400);
    expect((await host.send('POST', '/feedback/add', feedback(file))).status).toBe(400);
    const attachments = {
      productIds: host.productOfOrder,
      description: 'Rotta',
      attachments: file,
    };
    const path = `/order/return/${host.orderNumber}`;
    expect((await host.send('POST', path, form(attachments))).status).toBe(400);
  });

  it.each(FALSE_PICTURES)('$what is served only as $isServedAs', async ({ file, isServedAs }) => {
    const fileNames = (await (await addImages(file)).json()) as string[];
    const fileName = fileNames.at(-1) ?? '';
    expect(fileName).toMatch(/^[\w-]+\.(gif|jpg|png)$/);
    const { headers } = await host.see(fileName);
    expect(headers.get('content-type')).toBe(isServedAs);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['../../etc/passwd', 'a'.repeat(5_000), 'foto.php.png', '<script>.png', 'a"\r\nX: y'])(
    'the original name %j is dropped',
    async (name) => {
      const fileNames = (await (await addImages(pngCalled(name))).json()) as string[];
      expect(fileNames.at(-1)).toMatch(/^[\w-]{16,}\.png$/);
    },
  );
});
