'use no memo';

import { formatCents } from '../domain/money';

/** Renders an amount of whole cents in euro, with two decimals. */
export function Price({ cents }: { cents: number }) {
  return <span translate="no">{formatCents(cents)}</span>;
}
