import { describe } from 'vitest';
import { shareOf } from '#tests/support/exhaustive';
import { EVERYWHERE, JOURNEYS } from './journeys/journeys';
import { firefox } from './support/firefox';
import { runJourneys } from './support/journeys';

const engine = firefox();

// `npm test` in CI runs every third journey, each in one engine.
describe.skipIf(engine === null)('Firefox', () => {
  runJourneys(engine, [...EVERYWHERE, ...shareOf(JOURNEYS, 9)]);
});
