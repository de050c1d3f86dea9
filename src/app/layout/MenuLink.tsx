'use no memo';

import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './MenuLink.module.css';

type Props = { children: ReactNode } & ({ path: string } | { onPress: () => void });

/** An entry of the navbar: a link to a page, or a button. */
export function MenuLink({ children, ...target }: Props) {
  const { pathname } = useLocation();
  const shared = {
    color: 'inherit',
    underline: 'hover',
    className: styles['entry'] ?? '',
  } as const;
  if ('onPress' in target)
    return (
      <Link component="button" type="button" {...shared} onClick={target.onPress}>
        {children}
      </Link>
    );
  return (
    <Link
      href={target.path}
      aria-current={pathname === target.path ? 'page' : undefined}
      {...shared}
    >
      {children}
    </Link>
  );
}
