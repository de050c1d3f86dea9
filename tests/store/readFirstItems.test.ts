import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFirstItems } from '#src/prerender/readFirstItems';

const FIRST = 3;

/** Returns a response whose body arrives in pieces, cut at these byte positions. */
function answerInPieces(text: string, cuts: number[]): Response {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
    (a, b) => a - b,
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      places.slice(1).forEach((end, index) => {
        controller.enqueue(bytes.slice(places[index], end));
      });
      controller.close();
    },
  });
  return new Response(body);
}

const product = fc.record({
  id: fc.integer(),
  title: fc.string({ unit: 'grapheme' }),
  fileNames: fc.array(fc.constantFrom('a].png', '}"{', '\\')),
});

it('returns the first products of a list, wherever it is cut', async () => {
  const cuts = fc.array(fc.nat());
  await fc.assert(
    fc.asyncProperty(fc.array(product), cuts, fc.nat(2), async (list, places, indent) => {
      const answer = answerInPieces(JSON.stringify(list, null, indent), places);
      const beginning = await readFirstItems(Promise.resolve(answer), FIRST);
      const products = beginning?.products ?? [];
      expect(products).toEqual(list.slice(0, products.length));
      expect(products.length).toBeGreaterThanOrEqual(Math.min(list.length, FIRST));
      if (beginning?.isWhole) expect(products).toHaveLength(list.length);
    }),
  );
});

it('does not wait for the rest', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('[{"id":1},{"id":2},{"id":3},{"id')),
  });
  const beginning = await readFirstItems(Promise.resolve(new Response(body)), FIRST);
  expect(beginning).toEqual({ products: [{ id: 1 }, { id: 2 }, { id: 3 }], isWhole: false });
});

it('reports that a list in one piece is complete', async () => {
  const list = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
  const beginning = await readFirstItems(Promise.resolve(Response.json(list)), FIRST);
  expect(beginning).toEqual({ products: list, isWhole: true });
});

it('returns nothing if the body is not a list', async () => {
  const read = (reply: Response) => readFirstItems(Promise.resolve(reply), FIRST);
  expect(await read(Response.json({ products: [1, 2, 3] }))).toBeNull();
  expect(await read(Response.json([], { status: 500 }))).toBeNull();
  expect(await read(new Response('<html>'))).toBeNull();
  await expect(read(new Response('[{"id":1},'))).rejects.toThrow(SyntaxError);
  await expect(readFirstItems(Promise.reject(new TypeError('refused')), FIRST)).rejects.toThrow(
    'refused',
  );
});
