import { describe } from 'vitest';
import { shareOf } from '#tests/support/exhaustive';
import { EVERYWHERE, JOURNEYS } from './journeys/journeys';
import { firefox } from './support/firefox';
import { runJourneys } from './support/journeys';

const engine = firefox();

// With a share per engine, every journey runs in one of the three.

describe.skipIf(engine === null)('Firefox', () => {
  runJourneys(engine, [...EVERYWHERE, ...shareOf(JOURNEYS, 3)]);
});
