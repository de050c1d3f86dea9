import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import { restoreState } from '#src/snapshots/replayStore';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { refusals } from '#src/snapshots/snapshots.texts';
import { mutantsOf } from '#tests/support/mutants';
import { HERE, sampleState } from '#tests/support/snapshotSample';
import { recorded, timeOf } from '#tests/support/recordings';

const sample = recorded([
  takeSnapshot(sampleState(), HERE),
  { ...takeSnapshot(sampleState(notificationAdded('info', 'Due')), HERE), takenAt: timeOf(2) },
]).recording();

type Loose = { [key: string]: Loose } & Loose[];

/** Returns the sample after a change that types would not allow. */
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
  let played = 0;
  fc.assert(
    fc.property(mutantsOf(sample), (text) => {
      const reading = readReplay(text);
      if ('refused' in reading) {
        expect(reading.refused).toMatch(/^\p{Lu}.+\.$/su);
        refused += 1;
      } else if ('recording' in reading) {
        const { recording } = reading;
        played += 1;
        for (let count = 0; count <= recording.moments.length; count += 1) {
          expect(restoreState(snapshotAt(recording, count))).toHaveProperty('entities');
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(refused).toBeGreaterThan(250);
  expect(played).toBeGreaterThan(0);
});
