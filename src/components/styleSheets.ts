const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come: the bundler's code asks for each of them only once. */
export function watchStyleSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/** Returns the style sheets that have not come. */
export function failedStyleSheets(): HTMLLinkElement[] {
  return [...failed];
}

/** Asks for style sheets again, but those that have come meanwhile; rejects if one fails again. */
export async function reloadStyleSheets(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.filter((link) => failed.has(link)).map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  failed.delete(link);
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`${again.href} did not come`)));
  });
}
