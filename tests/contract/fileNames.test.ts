import { beforeEach, expect, it } from 'vitest';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { makeStore, type AppDispatch } from '#src/store/makeStore';
import { useApiServer, type ReceivedFile } from '#tests/support/apiServer';
import { pngCalled } from '#tests/support/oddFiles';
import { settled } from '#tests/support/storeSettled';
import { aProduct } from '#tests/support/apiSamples';

const server = useApiServer();

const { createProduct, addProductImages } = productsApi.endpoints;

/** Every call that sends pictures. */
const CALLS: Record<string, (to: AppDispatch, files: File[]) => PromiseLike<unknown>> = {
  createProduct: (to, files) => to(createProduct.initiate({ ...aProduct(), files })),
  addProductImages: (to, files) => to(addProductImages.initiate({ id: 'p1', files })),
  addFeedback: (to, files) =>
    to(
      feedbackApi.endpoints.addFeedback.initiate({
        orderNumber: 'ORD-1',
        productId: 'p1',
        comment: '',
        stars: 5,
        files,
      }),
    ),
  returnOrder: (to, attachments) =>
    to(
      ordersApi.endpoints.returnOrder.initiate({
        orderNumber: 'ORD-1',
        productIds: ['p1'],
        description: 'Rotta',
        attachments,
      }),
    ),
};

const NAMES = [
  '../../etc/passwd',
  'foto.php.png',
  `${'a'.repeat(5_000)}.png`,
  'a".exe\r\nX: y.png',
];

beforeEach(() => server.answer({ body: '' }));

it.each(Object.entries(CALLS))('%s sends pictures under harmless names', async (_name, call) => {
  const store = makeStore();
  await call(store.dispatch, NAMES.map(pngCalled));
  await settled(store);
  const fields = server.received[0]?.body as [string, string | ReceivedFile][];
  const files = fields.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
  expect(files.map(({ name }) => name)).toEqual([
    'passwd.png',
    'foto-php.png',
    `${'a'.repeat(80)}.png`,
    'a-exe-X- y.png',
  ]);
  expect(files.every(({ type }) => type === 'image/png')).toBe(true);
});
