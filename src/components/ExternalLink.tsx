'use no memo';

import Link from '@mui/material/Link';
import { common } from './common.texts';

/** A link out of the shop, in a new tab that cannot access this one. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{common.newTab}</span>
    </Link>
  );
}
