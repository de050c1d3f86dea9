import { onTestFinished } from 'vitest';

const LIVE = '[role=status], [role=alert]';

/** Returns a list of what live regions announce from now on, also texts that are removed at once. */
export function recordAnnouncements(): string[] {
  const said: string[] = [];
  const latest = new Map<Element, string>();
  const note = (region: Element | null | undefined) => {
    const text = region?.textContent ?? '';
    if (!region || text === '' || latest.get(region) === text) return;
    latest.set(region, text);
    said.push(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      note((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        note(node.closest(LIVE));
        node.querySelectorAll(LIVE).forEach(note);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
