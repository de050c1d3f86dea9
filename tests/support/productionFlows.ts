import { globSync } from 'node:fs';
import { IS_SHARE, shareOf } from './exhaustive.ts';

/**
 * The flows that run on React's production build, which shoppers have and which takes less time: in
 * `npm test` three of four, with another sample others, so that in time all are seen on both. A flow
 * that is run by itself has the development build, but with SHOP_BUILD=production.
 */
export function productionFlows(): string[] {
  const flows = globSync('tests/flows/*.test.{ts,tsx}').sort();
  if (process.env['SHOP_BUILD'] === 'production') return flows;
  if (!IS_SHARE) return [];
  const inDevelopment = shareOf(flows, 4);
  return flows.filter((flow) => !inDevelopment.includes(flow));
}
