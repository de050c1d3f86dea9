import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { computeChanges, applyChanges } from '#src/snapshots/changes';
import type { Snapshot } from '#src/snapshots/format';
import { redactAgain } from '#src/snapshots/redactAgain';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/recordedMoments';
import type { Recording } from '#src/snapshots/recordingFormat';
import { Redactor } from '#src/snapshots/redactor';
import { restoreState } from '#src/snapshots/restoreState';
import { RingBuffer } from '#src/snapshots/ringBuffer';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { entitiesLearned } from '#src/entities/entities';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { rootReducer } from '#src/store/rootReducer';
import { refusals } from '#src/snapshots/snapshots.texts';
import { mutantsOf } from '#tests/support/mutants';
import { HERE, ORDER, sampleState } from '#tests/support/snapshotSample';
import { shopStates } from '#tests/support/snapshotStates';

const EMPTY = rootReducer(undefined, { type: 'start' });

const START = Date.parse('2026-03-04T09:30:00Z');
const timeOf = (moment: number) => new Date(START + moment * 1_000).toISOString();

/** Snapshots as one recorder takes them, a second apart. */
const sessions = fc
  .array(fc.tuple(shopStates, fc.nat(900)), { minLength: 2, maxLength: 6 })
  .map((looks) => {
    const redactor = new Redactor();
    return looks.map(([state, scrollY], moment): Snapshot => ({
      ...takeSnapshot(state, { ...HERE, viewport: { ...HERE.viewport, scrollY } }, redactor),
      takenAt: timeOf(moment),
    }));
  });

function recorded(snapshots: readonly Snapshot[], limit?: number): RingBuffer {
  const [first, ...others] = snapshots;
  if (!first) throw new Error('nothing was recorded');
  const buffer = new RingBuffer(first, limit);
  let before = first;
  for (const snapshot of others) {
    const { takenAt } = before;
    const changes = computeChanges(before, { ...snapshot, takenAt });
    buffer.add({ at: snapshot.takenAt, events: ['test'], calls: [], changes });
    before = { ...snapshot, takenAt };
  }
  return buffer;
}

function readBack(recording: Recording): Recording {
  const reading = readReplay(canonicalJson(recording));
  if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  return reading.recording;
}

const sizeOf = (recording: Recording) =>
  new TextEncoder().encode(canonicalJson(recording)).byteLength;

describe('a recording', () => {
  it('leads through exactly the states that were recorded, also from its file', () => {
    fc.assert(
      fc.property(sessions, (snapshots) => {
        const recording = readBack(recorded(snapshots).recording());
        for (const [moment, snapshot] of snapshots.entries()) {
          expect(canonicalJson(snapshotAt(recording, moment))).toBe(canonicalJson(snapshot));
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('keeps under its limit by giving up the oldest moments, and stays true', () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: 500, max: 8_000 }), (snapshots, limit) => {
        const buffer = recorded(snapshots, limit);
        const recording = buffer.recording();
        const { moments, dropped } = recording;
        expect(dropped + moments.length).toBe(snapshots.length - 1);
        const room = sizeOf(recording) - sizeOf({ ...recording, moments: [] });
        expect(room).toBeLessThanOrEqual(limit + 8); // with the lines of the list's brackets
        // The size that is shown is that of the file, but for its frame.
        expect(Math.abs(buffer.size().bytes - sizeOf(recording))).toBeLessThan(200);
        for (let moment = 0; moment <= moments.length; moment += 1) {
          expect(snapshotAt(recording, moment)).toEqual(snapshots[dropped + moment]);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('hides in early messages also a name that only later became known', () => {
    const redactor = new Redactor();
    const before = takeSnapshot(EMPTY, HERE, redactor);
    const withMessage = [notificationAdded('info', 'aggiunto per corriere')].reduce(
      rootReducer,
      EMPTY,
    );
    const early = takeSnapshot(withMessage, HERE, redactor);
    // A word of the shop's own texts, until a customer has that name.
    const shippingData = { ...ORDER.shippingData, surname: 'Corriere' };
    const orders = [{ ...ORDER, shippingData }];
    const named = entitiesLearned({ asOf: 1_780_000_000_000, orders });
    const late = takeSnapshot(sampleState(named), HERE, redactor);
    const buffer = new RingBuffer(before);
    const moment = { at: timeOf(1), events: [], calls: [] };
    buffer.add({ ...moment, changes: computeChanges(before, early) });
    buffer.add({ ...moment, changes: computeChanges(early, late) });
    expect(canonicalJson(buffer.recording())).toContain('aggiunto per corriere');
    const text = canonicalJson(redactAgain(buffer.recording(), redactor));
    expect(text).not.toContain('per corriere');
    expect(text).toContain('aggiunto per xxxxxxxx');
  });

  it('of a long session stays small', () => {
    let state = sampleState();
    const redactor = new Redactor();
    const buffer = new RingBuffer(takeSnapshot(state, HERE, redactor), 40_000);
    let before = takeSnapshot(state, HERE, redactor);
    for (let moment = 1; moment <= 800; moment += 1) {
      state = sampleState(notificationAdded('info', `Messaggio ${moment}`));
      const after = takeSnapshot(state, HERE, redactor);
      buffer.add({
        at: timeOf(moment),
        events: ['notifications/notificationAdded'],
        calls: [],
        changes: computeChanges(before, after),
      });
      before = after;
    }
    const { moments, dropped } = buffer.recording();
    expect(buffer.size().bytes).toBeLessThan(50_000);
    expect(moments.length).toBeGreaterThan(50);
    expect(dropped + moments.length).toBe(800);
  });
});

describe('changes', () => {
  // Without -0, which no file can have.
  const json = fc
    .jsonValue({ maxDepth: 3 })
    .map((value) => JSON.parse(JSON.stringify({ lists: [value], value })) as unknown);

  it('lead from any data to any other', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const changes = computeChanges(one, other);
        expect(applyChanges(one, changes)).toEqual(other);
      }),
      { numRuns: 500 },
    );
  });

  it('tell of two changed things in a long list, not of all between them', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => ({ id: `n${index}`, value: 0 }));
    const changed = list.map((item, index) =>
      index === 3 || index === 990 ? { ...item, value: 1 } : item,
    );
    expect(computeChanges({ list }, { list: changed })).toEqual([
      { at: ['list'], from: 3, drop: 1, put: [{ id: 'n3', value: 1 }] },
      { at: ['list'], from: 990, drop: 1, put: [{ id: 'n990', value: 1 }] },
    ]);
  });
});

const sample = recorded([
  takeSnapshot(sampleState(), HERE),
  { ...takeSnapshot(sampleState(notificationAdded('info', 'Due')), HERE), takenAt: timeOf(2) },
]).recording();

type Loose = { [key: string]: Loose } & Loose[];

/** The sample after a change that no type allows. */
function broken(change: (recording: Loose) => void): string {
  const copy = structuredClone(sample) as unknown as Loose;
  change(copy);
  return canonicalJson(copy);
}
const set = (target: Loose | undefined, key: string, value: unknown) =>
  Object.assign(target ?? {}, { [key]: value });
const moment = (recording: Loose) => recording['moments']?.[0];

describe('an invalid recording is refused with its reason:', () => {
  it.each<[string, string, string | RegExp]>([
    ['cut off', canonicalJson(sample).slice(0, -90), refusals.truncated],
    ['a newer version', broken((it) => set(it, 'version', 2)), refusals.newer(2, 1)],
    ['version 0', broken((it) => set(it, 'version', 0)), refusals.unknownVersion(0)],
    ['a newer snapshot in it', broken((it) => set(it['first'], 'version', 9)), /versione 9/],
    ['no snapshot in it', broken((it) => set(it, 'first', null)), refusals.wrong('first')],
    ['no moments', broken((it) => set(it, 'moments', {})), refusals.wrong('moments')],
    ['an unknown key', broken((it) => set(it, 'token', 'x')), refusals.wrong('token')],
    ['a date that does not exist', broken((it) => set(moment(it), 'at', 'ieri')), /moments\.0\.at/],
    [
      'a change beyond the end of a list',
      broken((it) => set(moment(it)?.['changes']?.[0], 'from', 500)),
      refusals.misfit(1),
    ],
    [
      'a change of what is not there',
      broken((it) => set(moment(it)?.['changes']?.[0], 'at', ['state', 'altro'])),
      refusals.misfit(1),
    ],
    [
      'a change that adds what no snapshot has',
      broken((it) => set(moment(it), 'changes', [{ at: ['state', 'token'], to: 'x' }])),
      refusals.wrong('1. state.token'),
    ],
    [
      'a change to a wrong type',
      broken((it) => set(moment(it), 'changes', [{ at: ['state', 'cart', 'busy'], to: 'x' }])),
      refusals.wrong('1. state.cart.busy'),
    ],
    [
      'a change that takes away what must be there',
      broken((it) => set(moment(it), 'changes', [{ at: ['state', 'cart'], gone: true }])),
      refusals.wrong('1. state.cart'),
    ],
    [
      'a prototype in a path',
      broken((it) => set(moment(it), 'changes', [{ at: ['__proto__', 'x'], to: 1 }])),
      /moments\.0\.changes/,
    ],
    [
      'a prototype as a key',
      canonicalJson(sample).replace('"changes": [', '"__proto__": {}, "changes": ['),
      refusals.forbiddenKey('__proto__'),
    ],
    [
      '10,000 levels',
      canonicalJson(sample).replace(
        '"put": [',
        `"put": [${'['.repeat(9_999)}${']'.repeat(9_999)},`,
      ),
      refusals.tooDeep,
    ],
  ])('%s', (_, text, reason) => {
    expect(readReplay(text)).toEqual({
      refused: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string),
    });
  });
});

it('500 mutants of a recording are refused with a reason, or play from end to end', () => {
  let refused = 0;
  fc.assert(
    fc.property(mutantsOf(sample), (text) => {
      const reading = readReplay(text);
      if ('refused' in reading) {
        expect(reading.refused).toMatch(/^\p{Lu}.+\.$/su);
        refused += 1;
      } else if ('recording' in reading) {
        const { recording } = reading;
        for (let count = 0; count <= recording.moments.length; count += 1) {
          expect(restoreState(snapshotAt(recording, count))).toHaveProperty('entities');
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(refused).toBeGreaterThan(250);
});
