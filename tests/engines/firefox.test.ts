import { describe } from 'vitest';
import { shareOf } from '#tests/support/exhaustive';
import { EVERYWHERE, JOURNEYS } from './journeys/journeys';
import { firefox } from './support/firefox';
import { runJourneys } from './support/journeys';

const engine = firefox();

// Where each takes a share, what Firefox leaves out WebKit takes.

describe.skipIf(engine === null)('Firefox', () => {
  runJourneys(engine, [...EVERYWHERE, ...shareOf(JOURNEYS, 2)]);
});
