import { globSync } from 'node:fs';
import { IS_SHARE, shareOf } from './exhaustive.ts';

/**
 * The flows that run on React's production build, which shoppers have and which takes less time: in
 * `npm test` every second one, with another sample the others, so that in time all are seen on
 * both. A flow that is run by itself has the development build, but with SHOP_BUILD=production.
 */
export function productionFlows(): string[] {
  const flows = globSync('tests/flows/*.test.{ts,tsx}').sort();
  if (process.env['SHOP_BUILD'] === 'production') return flows;
  return IS_SHARE ? [...shareOf(flows, 2)] : [];
}
