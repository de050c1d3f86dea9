/** The page's element with that id, of that kind; throws when the HTML lacks it. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const candidate = document.getElementById(id);
  if (candidate instanceof kind) return candidate;
  throw new Error(`No ${kind.name} with id ${id}`);
}

/** Says something where assistive technology hears it. */
export function say(text: string): void {
  element('message', HTMLElement).textContent = text;
}

/** The shop may have another origin than this page: its link leads there. */
export function leadBackTo(shop: string): void {
  element('shop', HTMLAnchorElement).href = new URL('/', shop).href;
}
