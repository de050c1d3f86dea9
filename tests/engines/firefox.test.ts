import { describe } from 'vitest';
import { JOURNEYS } from './journeys/journeys';
import { firefox } from './support/firefox';
import { runJourneys } from './support/journeys';

const engine = firefox();

describe.skipIf(engine === null)('Firefox', () => {
  runJourneys(engine, JOURNEYS);
});
