const failed = new Set<HTMLLinkElement>();

/** Records style sheets that fail: the bundler's code loads each of them only once. */
export function watchStyleSheets(): void {
  const record = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', record, { capture: true });
}

/** Returns the style sheets that failed. */
export function failedStyleSheets(): HTMLLinkElement[] {
  return [...failed];
}

/** Loads those of the style sheets that are still missing; rejects if one fails again. */
export async function reloadStyleSheets(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.filter((link) => failed.has(link)).map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  failed.delete(link);
  link.replaceWith(copy);
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => reject(new Error(`${copy.href} did not come`)));
  });
}
