import { DRAWN_AHEAD } from '../../ui/drawnAhead';
import { TEMPLATES } from './marks';

/**
 * For when the application is about to put its page in the place of what index.html has drawn,
 * or might draw until then. Who had gone to a link by keyboard, or to the content, stays there.
 */
export function takeOver(root: HTMLElement): void {
  for (const id of Object.values(TEMPLATES)) document.getElementById(id)?.remove();
  if (!root.hasAttribute(DRAWN_AHEAD)) return;
  let focused = document.activeElement;
  const follow = () => (focused = document.activeElement);
  const forget = () => (focused = null); // a click beside everything takes the focus away
  root.addEventListener('focusin', follow);
  root.addEventListener('pointerdown', forget);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
    root.removeEventListener('pointerdown', forget);
    root.removeAttribute(DRAWN_AHEAD);
    if (focused && !focused.isConnected) sameIn(root, focused)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
}

function sameIn(root: HTMLElement, { id, tagName, attributes }: Element): HTMLElement | undefined {
  const address = attributes.getNamedItem('href')?.value;
  return [...root.querySelectorAll<HTMLElement>(tagName)].find(
    (element) => element.id === id && element.getAttribute('href') === (address ?? null),
  );
}
