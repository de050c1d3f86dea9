/** Opens a page of the shop in another tab; returns false if the browser blocked it. */
export function openTab(path: string): boolean {
  // With 'noopener' the browser does not report whether it opened a tab. The page is our own, so its reference to this
  // one is removed right after.
  const tab = window.open(path, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
