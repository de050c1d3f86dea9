import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SHOP } from '../config/shop';

type Props = {
  children: ReactNode;
  /** What the browser's tab says; the shop's name is added unless it is in there. */
  title: string;
  className?: string;
};

/** The one h1 of a page. It names the tab, and takes the focus after a navigation. */
export function PageHeading({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();
  const isFirstPage = key === 'default';

  useEffect(() => {
    document.title = title.includes(SHOP.name) ? title : `${title} · ${SHOP.name}`;
  }, [title]);

  useEffect(() => {
    if (isFirstPage) return;
    // The browser itself restores the place on the way back.
    if (arrival !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, isFirstPage, arrival]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
