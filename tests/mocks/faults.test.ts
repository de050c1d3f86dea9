import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { faultResponse, fixedFaults, storedFaults, type Fault } from '../../mocks/faults';
import { HOST, openShop } from './support';

const CATALOGUE = '/insertion/getAll';

async function callWith(...faults: Fault[]) {
  const shop = await openShop(fixedFaults(faults));
  return shop.browser();
}

describe('a fault', () => {
  it('fails as many calls as it says, and only those that match', async () => {
    const visitor = await callWith(
      { method: 'POST', path: CATALOGUE, kind: '400' },
      { method: 'get', path: CATALOGUE, kind: '500-html', times: 2 },
    );
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push(await visitor.status('GET', CATALOGUE));
    expect(statuses).toEqual([500, 500, 200]);
    expect(await visitor.status('GET', '/feedback/getAll')).toBe(200);
  });

  it('matches calls by a pattern, or all of them', async () => {
    const one = await callWith({ method: '*', path: '/order/get/:number', kind: '404' });
    expect(await one.status('GET', '/order/get/B2018-VECCHIO')).toBe(404);
    expect(await one.status('GET', CATALOGUE)).toBe(200);
    const all = await callWith({ method: '*', path: '*', kind: '401' });
    expect(await all.status('GET', CATALOGUE)).toBe(401);
  });

  it('that is slow delays the real answer', async () => {
    const visitor = await callWith({ method: '*', path: '*', kind: 'slow', delayMs: 50 });
    const began = performance.now();
    expect(await visitor.json('GET', CATALOGUE)).toHaveLength(2);
    // Not sooner: that holds on a slow machine too. The library's own timers cannot be replaced.
    expect(performance.now() - began).toBeGreaterThan(45);
  });

  it('that is slow delays the answer by some time if it does not say by how much', async () => {
    const fault: Fault = { method: '*', path: '*', kind: 'slow' };
    const { handlers } = await openShop(fixedFaults([fault]));
    let isAnswered = false;
    const response = getResponse(handlers, new Request(`${HOST}${CATALOGUE}`));
    void response.finally(() => (isAnswered = true));
    const other = await openShop();
    expect(await other.browser().status('GET', CATALOGUE)).toBe(200);
    expect(isAnswered).toBe(false);
  });

  it('without an answer ends when the caller aborts, and not before', async () => {
    const fault: Fault = { method: '*', path: '*', kind: 'no-answer' };
    const { handlers } = await openShop(fixedFaults([fault]));
    const caller = new AbortController();
    const { signal } = caller;
    let isEnded = false;
    const response = getResponse(handlers, new Request(`${HOST}${CATALOGUE}`, { signal }));
    void response.finally(() => (isEnded = true));
    const other = await openShop();
    expect(await other.browser().status('GET', CATALOGUE)).toBe(200);
    expect(isEnded).toBe(false);
    caller.abort();
    expect((await response)?.type).toBe('error');
  });
});

it('has a response for each kind', async () => {
  expect((await faultResponse('connection-refused')).type).toBe('error');
  for (const kind of ['400', '401', '404'] as const) {
    expect((await faultResponse(kind)).status).toBe(Number(kind));
  }
  expect(await (await faultResponse('empty-body')).text()).toBe('');
  expect(typeof (await (await faultResponse('string-instead-of-object')).json())).toBe('string');
  expect((await (await faultResponse('wrong-types')).json()).price).toBe('gratis');
  expect(await (await faultResponse('bad-record')).json()).toEqual([expect.any(Object)]);
  await expect((await faultResponse('truncated-json')).json()).rejects.toThrow(SyntaxError);
  const broken = await faultResponse('500-html');
  expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'text/html']);
});

describe('faults in web storage', () => {
  function storage(text: string | null) {
    let current = text;
    const fake: Partial<Storage> = {
      getItem: () => current,
      setItem: (_key, value) => {
        current = value;
      },
    };
    return fake as Storage;
  }

  it('are read for each call and counted down', async () => {
    const source = storedFaults(storage(null));
    const visitor = (await openShop(source)).browser();
    expect(await visitor.status('GET', CATALOGUE)).toBe(200);
    source.save([{ method: 'GET', path: '*', kind: '400', times: 1 }]);
    expect(await visitor.status('GET', CATALOGUE)).toBe(400);
    expect(await visitor.status('GET', CATALOGUE)).toBe(200);
    expect(source.list()).toMatchObject([{ times: 0 }]);
  });

  it('are ignored if they are invalid', () => {
    expect(storedFaults(storage('not json')).list()).toEqual([]);
    expect(storedFaults(storage('{"a":1}')).list()).toEqual([]);
    expect(
      storedFaults(storage('[{"method":"GET","path":"*","kind":"fire"},null]')).list(),
    ).toEqual([]);
  });
});
