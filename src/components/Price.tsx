'use no memo';

import { formatCents } from '../domain/money';

/** Renders an amount of whole cents in euro, with two decimals. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  return (
    <span className={className} translate="no">
      {formatCents(cents)}
    </span>
  );
}
