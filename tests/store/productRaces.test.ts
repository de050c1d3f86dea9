import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { cartApi } from '#src/api/cart';
import { productsApi } from '#src/api/products';
import { selectEntity } from '#src/entities/entities';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { neverGoesBack, raceProperty } from '#tests/support/races';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { pngFile } from '#tests/support/orders';
import { aProduct } from '#tests/support/apiSamples';

const { getProduct, getProducts, addProductImages, deleteProductImage, updateProduct } =
  productsApi.endpoints;
const AGAIN = { forceRefetch: true } as const;

const READS = {
  page: (store: ShopStore) => store.dispatch(getProduct.initiate('p1', AGAIN)),
  list: (store: ShopStore) => store.dispatch(getProducts.initiate(undefined, AGAIN)),
  cart: (store: ShopStore) => store.dispatch(cartApi.endpoints.getCart.initiate(undefined, AGAIN)),
};
const read = fc.constantFrom(...Object.values(READS));

/** The calls of a product's form: pictures in parallel, their order together with the texts. */
const change = fc.oneof(
  fc.constant({ kind: 'add' } as const),
  fc.nat(5).map((at) => ({ kind: 'delete', at }) as const),
  fc.integer().map((shuffle) => ({ kind: 'save', shuffle }) as const),
);

describe('a product', () => {
  raceProperty(
    'shows its pictures in the order that was sent, whatever read is on its way',
    fc.record({
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      last: fc.integer(),
      reads: fc.array(read, { minLength: 1, maxLength: 5 }),
    }),
    async ({ token, turn, until }, { changes, last, reads }) => {
      const store = makeStore();
      signIn(store, token);
      await until(Promise.all(Object.values(READS).map((one) => one(store))));
      const product = () => selectEntity(store.getState(), 'products', 'p1');
      const versions = neverGoesBack(store, () => versionIn(product()?.title), 'titles');
      let sent: string[] = [];
      let version = 0;
      const admin = async () => {
        for (const one of [...changes, { kind: 'save', shuffle: last } as const]) {
          await turn(one.kind);
          const shown = product()?.fileNames ?? [];
          if (one.kind === 'add') {
            const { data } = await store.dispatch(
              addProductImages.initiate({ id: 'p1', files: [pngFile()] }),
            );
            expect(product()?.fileNames).toEqual(data);
          } else if (one.kind === 'delete') {
            const fileName = shown[one.at % Math.max(1, shown.length)];
            if (fileName === undefined) continue;
            await store.dispatch(deleteProductImage.initiate({ id: 'p1', fileName }));
            // The form removes a picture before the product is read again; the test waits for that.
            await settled(store);
          } else {
            version += 1;
            sent = shuffled(shown, one.shuffle);
            const title = `versione ${version}`;
            await store.dispatch(
              updateProduct.initiate({
                id: 'p1',
                ...aProduct({ title }),
                orderedFileNames: sent,
              }),
            );
          }
        }
      };
      const looking = async () => {
        const ended: PromiseLike<unknown>[] = [];
        for (const look of reads) {
          await turn('read');
          ended.push(look(store));
        }
        await Promise.all(ended);
      };
      await until(Promise.all([admin(), looking()]).then(() => settled(store)));
      expect(product()).toMatchObject({ fileNames: sent, title: `versione ${version}` });
      versions.check();
    },
    { network: () => ({ reordersCalls: true }) },
  );
});

function versionIn(title = ''): number {
  return Number(/\d+$/.exec(title)?.[0] ?? 0);
}

/** Returns the same items in an order that depends on the number. */
function shuffled<T>(items: readonly T[], number: number): T[] {
  const rank = (at: number) => (Math.imul(number + at, 0x9e3779b1) >>> 0) % 97;
  return items
    .map((item, at) => ({ item, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
