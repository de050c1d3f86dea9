import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coalesceLatest } from '#src/domain/concurrency';

let keys = 0;

/** A key that no other test uses. */
function newKey(): string {
  keys += 1;
  return `key ${keys}`;
}

/** A task that waits to be ended, and tells whether it was begun. */
function task(key: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { begun: false, end: resolve, fail: reject };
  const result = coalesceLatest(key, () => {
    state.begun = true;
    return promise;
  });
  return { state, result };
}

describe('the tasks of one key', () => {
  it('wait for the one under way, and only the last that waits is done', async () => {
    const key = newKey();
    const [first, second, third, last] = [task(key), task(key), task(key), task(key)];
    expect(await Promise.all([second.result, third.result])).toEqual(['superseded', 'superseded']);
    expect(last.state.begun).toBe(false);
    first.state.end('primo');
    expect(await first.result).toBe('primo');
    await expect.poll(() => last.state.begun, { interval: 1 }).toBe(true);
    last.state.end('ultimo');
    expect(await last.result).toBe('ultimo');
    expect([second.state.begun, third.state.begun]).toEqual([false, false]);
  });

  it('fail for their own caller only', async () => {
    const key = newKey();
    const [first, second] = [task(key), task(key)];
    first.state.fail(new Error('rotto'));
    await expect(first.result).rejects.toThrow('rotto');
    second.state.end('fatto');
    expect(await second.result).toBe('fatto');
  });

  it('fail as an error, whatever was thrown', async () => {
    const thrown = coalesceLatest(newKey(), () => {
      throw new TypeError('subito');
    });
    await expect(thrown).rejects.toThrow(TypeError);
  });

  it('begin at once, and do not wait for those of another key', () => {
    expect([task(newKey()), task(newKey())].map(({ state }) => state.begun)).toEqual([true, true]);
  });
});

it('however tasks come and end, they never overlap and the last one is always done', async () => {
  const waits = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(waits, waits, async (before, during) => {
      const key = newKey();
      const done: number[] = [];
      let running = 0;
      const results = [];
      for (const [at, ticks] of before.entries()) {
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        results.push(
          coalesceLatest(key, async () => {
            running += 1;
            expect(running).toBe(1);
            for (let tick = 0; tick < (during[at] ?? 1); tick += 1) await Promise.resolve();
            running -= 1;
            done.push(at);
            return at;
          }),
        );
      }
      const outcomes = await Promise.all(results);
      expect(outcomes.filter((outcome) => outcome !== 'superseded')).toEqual(done);
      expect(done).toEqual([...done].sort((one, other) => one - other));
      expect(done.at(0)).toBe(0);
      expect(done.at(-1)).toBe(before.length - 1);
    }),
    { numRuns: 50 },
  );
});
