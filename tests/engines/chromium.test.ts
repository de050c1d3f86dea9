import { describe } from 'vitest';
import { shareOf } from '#tests/support/exhaustive';
import { EVERYWHERE, JOURNEYS } from './journeys/journeys';
import { chromium } from './support/chromium';
import { runJourneys } from './support/journeys';

const engine = chromium();

describe.skipIf(engine === null)('Chromium', () => {
  runJourneys(engine, [...EVERYWHERE, ...shareOf(JOURNEYS, 9, 6)]);
});
