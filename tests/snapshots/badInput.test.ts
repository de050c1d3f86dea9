import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { VERSION } from '#src/snapshots/version';
import { readReplay, readReplayObject } from '#src/snapshots/readReplay';
import { restoreState } from '#src/snapshots/replayStore';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { refusals } from '#src/snapshots/snapshots.texts';
import { mutantsOf } from '#tests/support/mutants';
import { sampleSnapshot, sampleText } from '#tests/support/snapshotSample';

const sample = sampleText();
const parsed = JSON.parse(sample) as Record<string, unknown>;

/** Returns the sample with a part of its text replaced. */
function changed(part: string | RegExp, by: string): string {
  const text = sample.replace(part, by);
  expect(text, 'the part is there').not.toBe(sample);
  return text;
}

const BAD: [name: string, text: string, reason: string | RegExp][] = [
  ['nothing', ' \n', refusals.empty],
  ['cut off', sample.slice(0, sample.length / 2), refusals.truncated],
  ['no JSON', 'Ordine 12', refusals.notJson],
  ['a picture', '\u0089PNG\r\n', refusals.notJson],
  ['50 MB', `"${'a'.repeat(50_000_000)}"`, refusals.tooLarge(32)],
  ['10,000 levels of lists', '['.repeat(10_000) + ']'.repeat(10_000), refusals.tooDeep],
  [
    '10,000 levels inside a draft',
    changed('"value": {', `"value": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}, "x": {`),
    refusals.tooDeep,
  ],
  ['a newer version', changed(/"version": \d+/, '"version": 99'), refusals.newer(99, VERSION)],
  ['version 0', changed(/"version": \d+/, '"version": 0'), refusals.unknownVersion(0)],
  ['a version in words', changed(/"version": \d+/, '"version": "una"'), refusals.noVersion],
  ['no version', changed(/,\s*"version": \d+/, ''), refusals.noVersion],
  [
    '__proto__',
    changed('"state": {', '"state": { "__proto__": { "isAdmin": true },'),
    refusals.forbiddenKey('__proto__'),
  ],
  [
    'constructor',
    changed('"session": {', '"session": { "constructor": {},'),
    refusals.forbiddenKey('constructor'),
  ],
  ['a key as an id', changed('"id": "B2018-000001"', '"id": "__proto__"'), /id/],
  ['foreign JSON', '{"name":"bottega-2018","version":"0.1.0"}', refusals.foreign],
  ['a list', '[1,2,3]', refusals.foreign],
  ['null', 'null', refusals.foreign],
  ['a number as a text', changed('"title": "Lampada Bruno"', '"title": 7'), /title/],
  ['a price in words', changed('"priceCents": 4990', '"priceCents": "4990"'), /priceCents/],
  ['a field too many', changed('"session": {', '"session": { "token": "x",'), /session/],
  ['a date that does not exist', changed(/"takenAt": ".*?"/, '"takenAt": "ieri"'), /takenAt/],
  ['another site', changed('"route": "/"', '"route": "https://altrove.example"'), /route/],
];

describe('an invalid file', () => {
  it.each(BAD)('%s is refused with its reason', (_, text, reason) => {
    const reading = readReplay(text);
    expect(reading).toEqual({
      refused: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string),
    });
  });

  it('is refused as an object too: a circle, deep nesting, undefined', () => {
    const circle: Record<string, unknown> = { format: 'bottega-snapshot' };
    circle['self'] = circle;
    const deep = Array.from({ length: 10_000 }).reduce<unknown>((inner) => [inner], 1);
    expect(readReplayObject(circle)).toEqual({ refused: refusals.tooDeep });
    expect(readReplayObject(deep)).toEqual({ refused: refusals.tooDeep });
    expect(readReplayObject(undefined)).toEqual({ refused: refusals.empty });
    const snapshot = sampleSnapshot();
    expect(readReplayObject(snapshot)).toEqual({ snapshot });
  });
});

it('2,000 mutants are refused with a reason, or restore a state of which a snapshot can be taken', () => {
  let refused = 0;
  fc.assert(
    fc.property(mutantsOf(parsed), (text) => {
      const reading = readReplay(text);
      if (!('snapshot' in reading)) {
        expect(reading).toHaveProperty('refused', expect.stringMatching(/^\p{Lu}.+\.$/su));
        refused += 1;
        return;
      }
      const { snapshot } = reading;
      const state = restoreState(snapshot);
      expect(readReplay(canonicalJson(takeSnapshot(state, snapshot)))).toHaveProperty('snapshot');
    }),
    { numRuns: 2_000 },
  );
  expect(refused).toBeGreaterThan(1_000);
  expect(refused, 'some are read').toBeLessThan(1_990);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
}, 60_000);
