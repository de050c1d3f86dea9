/** Returns the page's element with that id and type. Throws if the HTML lacks it. */
export function element<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const candidate = document.getElementById(id);
  if (candidate instanceof type) return candidate;
  throw new Error(`No ${type.name} with id ${id}`);
}

/** Shows a message that screen readers announce. */
export function showMessage(text: string): void {
  element('message', HTMLElement).textContent = text;
}

/** Sets the link back to the shop, which may have another origin than this page. */
export function setShopLink(shop: string): void {
  element('shop', HTMLAnchorElement).href = new URL('/', shop).href;
}
