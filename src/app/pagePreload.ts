import { matchPath } from 'react-router';
import { PATHS } from '../config/paths';
import { whenIdle } from '../domain/whenIdle';
import { SCREENS } from './screens';

/** With one of these someone begins to use a page. */
const FIRST_INPUTS = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

/** With one of these someone is about to follow a link. */
const LINK_EVENTS = ['pointerover', 'touchstart', 'focusin'];

const OPTIONS = { capture: true, passive: true };

/**
 * Returns a function that is called with each path that is opened: it loads, in a pause, the files
 * of the pages that are likely to be opened next. From the first call on a link's page is loaded as
 * soon as the link is pointed at, touched or focused, so that its files have loaded before the click.
 */
export function makePagePreload(
  preload: (pathname: string) => Promise<void>,
): (pathname: string) => void {
  let cancel = () => {};
  let followsLinks = false;

  const preloadNext = (pathname: string): void => {
    const next = SCREENS.find(({ path }) => matchPath(path, pathname))?.next ?? [];
    cancel = whenIdle(() => {
      // One after the other: what several share is loaded and run with the first.
      void next.reduce((before, path) => before.then(() => preload(path)), Promise.resolve());
    });
  };

  return (pathname) => {
    cancel();
    if (!followsLinks) preloadPointedLinks(preload);
    followsLinks = true;
    // The home page has loaded no MUI yet. Running it would compete with what the page itself does.
    if (pathname === PATHS.home) cancel = onFirstInput(() => preloadNext(pathname));
    else preloadNext(pathname);
  };
}

function preloadPointedLinks(preload: (pathname: string) => Promise<void>): void {
  const onEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && !link.download) void preload(link.pathname);
  };
  for (const type of LINK_EVENTS) document.addEventListener(type, onEvent, OPTIONS);
}

function onFirstInput(task: () => void): () => void {
  const waiting = new AbortController();
  const onInput = () => {
    waiting.abort();
    task();
  };
  const options = { ...OPTIONS, signal: waiting.signal };
  for (const type of FIRST_INPUTS) document.addEventListener(type, onInput, options);
  return () => waiting.abort();
}
