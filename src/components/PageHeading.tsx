'use no memo';

import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SHOP } from '../config/shop';
import { Head } from './Head';

/** Whether the user has navigated since the app started. */
export const HasNavigated = createContext(false);

type Props = {
  /** The document's title; the shop's name is added unless it is part of it. */
  title: string;
  /** The heading, if it differs from the title. */
  children?: ReactNode;
  /** For search engines and shared links: what the page is about, and its canonical path. */
  head?: { description: string; path: string };
  className?: string;
};

/** Renders the one h1 of a page, sets the document's title, and takes the focus after a navigation. */
export function PageHeading({ title, children = title, head, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const hasNavigated = useContext(HasNavigated);
  const navigationType = useNavigationType();
  // Only a new path moves the focus: filters and page numbers change the rest of the address.
  const handledPath = useRef(hasNavigated ? null : pathname);

  useEffect(() => {
    document.title = title.includes(SHOP.name) ? title : `${title} · ${SHOP.name}`;
  }, [title]);

  // Before the first paint of the page. After a step back the scroll offset is restored (app/scrollRestoration).
  useLayoutEffect(() => {
    if (handledPath.current !== pathname && navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);

  useEffect(() => {
    if (handledPath.current === pathname) return;
    handledPath.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      {head && <Head title={title} {...head} />}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
