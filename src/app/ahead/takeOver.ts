import { DRAWN_AHEAD } from '../../ui/drawnAhead';

/**
 * For when the application puts its page in the place of the one that index.html has drawn: who
 * had gone to a link by keyboard stays there.
 */
export function keepFocusInTakeOver(root: HTMLElement): void {
  if (!root.hasAttribute(DRAWN_AHEAD)) return;
  let chosen: string | null = null;
  const follow = () => (chosen = document.activeElement?.getAttribute('href') ?? null);
  follow();
  root.addEventListener('focusin', follow);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
    root.removeAttribute(DRAWN_AHEAD);
    if (chosen === null || root.contains(document.activeElement)) return;
    const links = [...root.querySelectorAll('a')];
    links.find((link) => link.getAttribute('href') === chosen)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
}
