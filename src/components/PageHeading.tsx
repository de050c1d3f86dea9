'use no memo';

import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SHOP } from '../config/shop';
import { HasNavigated } from './hasNavigated';

type Props = {
  children: ReactNode;
  /** What the browser's tab says; the shop's name is added unless it is in there. */
  title: string;
  className?: string;
};

/** The one h1 of a page. It names the tab, and takes the focus after a navigation. */
export function PageHeading({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const hasNavigated = useContext(HasNavigated);
  const arrival = useNavigationType();
  // The path whose arrival is dealt with. The address may still change beside it (filters,
  // page numbers): that is no navigation and takes the focus from nobody.
  const arrivedAt = useRef(hasNavigated ? null : pathname);

  useEffect(() => {
    document.title = title.includes(SHOP.name) ? title : `${title} · ${SHOP.name}`;
  }, [title]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // On the way back the old place is found again (src/app/scrollPlaces.ts).
    if (arrival !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, arrival]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
