import { expect, it } from 'vitest';
import { redactCall } from '#src/snapshots/redactCall';
import { Redactor } from '#src/snapshots/redactor';
import { pathOf } from '#tests/support/apiCalls';
import { ALL_CALLS } from '#tests/contract/allCalls';
import { ORDER, sampleState } from '#tests/support/snapshotSample';

const TIMES = { startedAt: 1_770_000_000_000, milliseconds: 12, status: 200 };

/** Returns the call as a recording of the sample shop contains it. */
function recorded(method: string, path: string, query: Record<string, string> = {}): string {
  const redactor = new Redactor();
  redactor.setEntities(sampleState().entities);
  const call = { ...TIMES, method: method as 'GET', path, query };
  return redactCall(call, redactor).path;
}

it.each(ALL_CALLS)(
  '$endpoint keeps the words of its path, and nothing that was put in',
  (given) => {
    const { method, query = {} } = given.sends;
    const shown = recorded(method, pathOf(given), query);
    const [shownPath = '', search] = shown.split('?');
    const words = given.specPath.split('/');
    const segments = shownPath.split('/');
    expect(segments).toHaveLength(words.length);
    for (const [index, word] of words.entries()) {
      const segment = decodeURIComponent(segments[index] ?? '');
      if (word.startsWith('{')) expect(['***', 'p1']).toContain(segment);
      else expect(segment).toBe(word);
    }
    const values = [...new URLSearchParams(search)];
    expect(values.map(([name]) => name)).toEqual(Object.keys(query));
    // The product of the sample shop is called p1.
    for (const [, value] of values) expect(value).toMatch(/^(\*\*\*|[A-Z_]+|p1)$/);
  },
);

it('keeps the shop’s own ids and names', () => {
  expect(recorded('GET', `/order/get/${ORDER.orderNumber}`)).toBe('/order/get/B2018-000001');
  expect(recorded('POST', '/cart/add/p1/2')).toBe('/cart/add/p1/***');
  expect(
    recorded('PATCH', `/order/orderState/${ORDER.orderNumber}`, { stateOfOrder: 'SHIPPED' }),
  ).toBe('/order/orderState/B2018-000001?stateOfOrder=SHIPPED');
  expect(recorded('GET', '/order/get/ada%40posta.example')).toBe('/order/get/***');
});

it('masks the body of a call even if it equals a name of the shop', () => {
  expect(recorded('PATCH', '/access/resetpw/p1', { newPW: 'p1' })).toBe(
    '/access/resetpw/***?newPW=***',
  );
  expect(recorded('DELETE', '/admin/delete/p1', { bossCode: 'SHIPPED' })).toBe(
    '/admin/delete/***?bossCode=***',
  );
  expect(recorded('GET', '/nuova/chiamata/p1', { campo: 'p1' })).toBe(
    '/nuova/chiamata/***?campo=***',
  );
});
