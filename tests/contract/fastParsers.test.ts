import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderSchema } from '#src/api/parsers/orders';
import { parseFeedbackFast, parseOrderFast, parseProductFast } from '#src/api/parsers/fastParsers';
import { parseAllFeedback } from '#src/api/parsers/feedback';
import { productSchema } from '#src/api/parsers/products';
import { wireFeedback, wireOrder, wireProduct } from '#tests/support/apiSamples';

const ODD = [null, undefined, '', 'x', '12,5', '00184', 0, 7.6, -1, true, [], {}, '__proto__'];
const TIMES = ['2024-05-01T10:00:00', '2024-05-01', '2024-02-31T10:00:00', 1_740_000_000_000, 9e15];
const odd = fc.constantFrom(...ODD, ...TIMES, ['a.jpg'], ['a.jpg', 3], [null], 1e14, 1e300);

/** The path of every field of an order and its parts. */
const WAYS = waysOf(wireOrder);

function waysOf(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  const inside = Object.entries(value).flatMap(([key, part]) => waysOf(part, [...way, key]));
  return way.length === 0 ? inside : [way, ...inside];
}

/** Returns the order with another value at one path; undefined removes the field. */
function changed(order: unknown, way: readonly string[], value: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(order)
    ? [...(order as unknown[])]
    : { ...(order as object) };
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, value));
  return copy;
}

describe('an order parsed without the schema', () => {
  it('equals the schema’s result', () => {
    expect(parseOrderFast(wireOrder)).toEqual(v.parse(orderSchema, wireOrder));
    const noAddress = { ...wireOrder, shippingData: null };
    expect(parseOrderFast(noAddress)).toEqual(v.parse(orderSchema, noAddress));
  });

  it('is never one that the schema refuses or repairs differently', () => {
    const places = fc.uniqueArray(fc.tuple(fc.constantFrom(...WAYS), odd), {
      maxLength: 2,
      selector: ([way]) => way.join(),
    });
    let read = 0;
    fc.assert(
      fc.property(places, (all) => {
        const order = all.reduce<unknown>(
          (before, [way, value]) =>
            isReachable(before, way) ? changed(before, way, value) : before,
          wireOrder,
        );
        const wire: unknown = JSON.parse(JSON.stringify(order));
        const plain = parseOrderFast(wire);
        if (plain === null) return;
        read += 1;
        const result = v.safeParse(orderSchema, wire);
        expect(result.success).toBe(true);
        expect(plain).toEqual(result.output);
      }),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it('is undefined if the body is not an object', () => {
    for (const wire of [...ODD, [wireOrder]]) expect(parseOrderFast(wire)).toBeNull();
  });
});

describe('a prerendered product, parsed without the schema', () => {
  it('equals the schema’s result, and is never one that the schema refuses or repairs differently', () => {
    expect(parseProductFast(wireProduct)).not.toBeNull();
    const fields = fc.constantFrom(...Object.keys(wireProduct));
    let read = 0;
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fields, odd), { maxLength: 3 }), (all) => {
        const wire: unknown = JSON.parse(
          JSON.stringify({ ...wireProduct, ...Object.fromEntries(all) }),
        );
        const plain = parseProductFast(wire);
        if (plain === null) return;
        read += 1;
        const result = v.safeParse(productSchema, wire);
        expect(result.success).toBe(true);
        expect(plain).toEqual(result.output);
      }),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(100);
  });
});

describe('prerendered feedback, parsed without the schema', () => {
  const wire = { ...wireFeedback, id: 'f1', product: { id: 'p1', title: 'Orsacchiotto' } };
  const read = (feedback: unknown) =>
    parseAllFeedback({
      status: 200,
      statusText: 'OK',
      headers: new Headers(),
      text: JSON.stringify([feedback]),
    }).updates?.feedback;

  it('equals the schema’s result, and is never one that the schema refuses or repairs differently', () => {
    expect(parseFeedbackFast(wire)).not.toBeNull();
    const ways = waysOf({ ...wire, buyername: '', buyer_name: '', description: '' });
    let readFast = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...ways), odd), { maxLength: 3 }),
        (all) => {
          const feedback: unknown = JSON.parse(
            JSON.stringify(
              all.reduce<unknown>(
                (before, [way, value]) =>
                  isReachable(before, way) ? changed(before, way, value) : before,
                wire,
              ),
            ),
          );
          const plain = parseFeedbackFast(feedback);
          if (plain === null) return;
          readFast += 1;
          expect(read(feedback)).toEqual([plain]);
        },
      ),
      { numRuns: 1000 },
    );
    expect(readFast).toBeGreaterThan(100);
  });
});

function isReachable(order: unknown, way: readonly string[]): boolean {
  let value = order;
  for (const key of way.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, key);
  }
  return typeof value === 'object' && value !== null;
}
