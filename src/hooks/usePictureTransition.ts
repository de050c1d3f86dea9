import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isMotionReduced } from '../domain/isMotionReduced';
import { isPlainClick } from '../domain/isPlainClick';

/** Also in the style sheet of the gallery. */
const NAME = 'product-picture';

/**
 * A press handled later than this, in milliseconds, shows that the browser is too busy to keep the old page on screen,
 * which takes two frames. Half a frame: a processor slowed four times takes longer.
 */
const MAX_DELAY_MS = 8;

/** How long the next page may take to show the picture, in milliseconds: the screen is frozen meanwhile. */
const MAX_WAIT_MS = 100;

let showPicture = () => {};

/** Ends the wait for the picture: to be called when the product's page has it. */
export function endPictureWait(): void {
  showPicture();
}

/**
 * Returns a handler of clicks on cards, which opens the card's link: the card's picture moves to its place on the
 * product's page. Leaves everything to the link if the browser cannot do that, if the page would open later for it, or
 * if the system asks for reduced motion.
 */
export function usePictureTransition(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const picture = link?.closest('article')?.querySelector('img');
    if (!link || !picture?.complete || !isPlainClick(event) || !mayMove(event)) return;
    event.preventDefault();
    picture.style.viewTransitionName = NAME;
    const transition = document.startViewTransition(async () => {
      picture.style.viewTransitionName = '';
      const shown = new Promise<boolean>((resolve) => {
        showPicture = () => resolve(true);
        setTimeout(resolve, MAX_WAIT_MS, false);
      });
      void navigate(link.pathname);
      if (!(await shown)) transition.skipTransition();
    });
    // A skipped transition rejects; the page opens all the same.
    transition.ready.catch(() => {});
  };
}

function mayMove({ timeStamp }: MouseEvent): boolean {
  return (
    'startViewTransition' in document &&
    // WebKitGTK 2.50 crashes in the transition; whether Safari does is not known.
    !navigator.vendor.startsWith('Apple') &&
    performance.now() - timeStamp <= MAX_DELAY_MS &&
    !isMotionReduced()
  );
}
