import { describe } from 'vitest';
import { shareOf } from '#tests/support/exhaustive';
import { EVERYWHERE, JOURNEYS } from './journeys/journeys';
import { webkit } from './support/webkit';
import { runJourneys } from './support/journeys';

const engine = webkit();

describe.skipIf(engine === null)('WebKit', () => {
  runJourneys(engine, [...EVERYWHERE, ...shareOf(JOURNEYS, 9, 3)]);
});
