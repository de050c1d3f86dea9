import { matchPath } from 'react-router';
import { PATHS } from '../config/paths';
import { whenIdle } from '../domain/whenIdle';
import { Toasts } from '../features/notifications/Notifications';
import { SCREENS } from './screens';

/** Events with which a user begins to use a page. */
const FIRST_INPUTS = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

/** Events that suggest that a user is about to follow a link. */
const LINK_EVENTS = ['pointerover', 'touchstart', 'focusin'];

const OPTIONS = { capture: true, passive: true };

/**
 * Returns a function to call with each opened path, and whether the cart has items: when idle, it loads the files of the
 * pages that are likely to be opened next, the cart once it has items. After the first call, a link's page also loads as
 * soon as the link, or its row of a table, is pointed at, touched or focused, so that its files have loaded before the
 * click. Toasts load with the first input, as only then the page has something to say.
 */
export function makePagePreload(
  preload: (pathname: string) => Promise<unknown>,
): (pathname: string, hasItems: boolean) => void {
  let cancel = () => {};
  let followsLinks = false;
  let awaitsInput = false;
  let hasInput = false;

  const preloadNext = (pathname: string, hasItems: boolean): void => {
    const likely = SCREENS.find(({ path }) => matchPath(path, pathname))?.next ?? [];
    const next = hasItems ? [...likely, PATHS.cart] : likely;
    cancel = whenIdle(() => {
      // One after the other: shared files load and run with the first.
      void next.reduce<Promise<unknown>>(
        (before, path) => before.then(() => preload(path)),
        Promise.resolve(),
      );
    });
  };

  return (pathname, hasItems) => {
    cancel();
    if (!followsLinks) preloadPointedLinks(preload);
    followsLinks = true;
    // Files of other pages and of toasts would compete with the home page's own work.
    if (pathname === PATHS.home && !hasInput)
      cancel = onFirstInput(() => {
        hasInput = true;
        preloadNext(pathname, hasItems);
      });
    else {
      preloadNext(pathname, hasItems);
      if (!awaitsInput) onFirstInput(() => void Toasts.preload());
      awaitsInput = true;
    }
  };
}

function preloadPointedLinks(preload: (pathname: string) => Promise<unknown>): void {
  const onEvent = ({ target }: Event) => {
    // A press anywhere on a row may open its link.
    const link =
      target instanceof Element &&
      (target.closest('a') ?? target.closest('tr')?.querySelector('a'));
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
