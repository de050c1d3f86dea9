/** An element with its attributes and what it holds, or a text. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...Markup[]];

/** What the screen's `main` holds before anything is read, or of a product; written in by the build. */
declare const TEMPLATE_MAIN: Markup[];

/** The whole page with what it lists, for what has another header than the home page; written in by the build. */
declare const TEMPLATE_PAGE: Markup[];

const SVG = 'http://www.w3.org/2000/svg';

/** Returns what the screen's `main` is to hold. */
export function templateMain(): Node[] {
  return TEMPLATE_MAIN.map((part) => nodeOf(part));
}

/** Returns the whole page of a screen. */
export function templatePage(): DocumentFragment {
  const page = document.createDocumentFragment();
  page.append(...TEMPLATE_PAGE.map((part) => nodeOf(part)));
  return page;
}

// Not as text that becomes markup: the page's Trusted Types forbid that.
function nodeOf(markup: Markup, isInSvg = false): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [tag, attributes, ...children] = markup;
  const isSvg = isInSvg || tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // As an attribute the page's policy forbids it.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.map((child) => nodeOf(child, isSvg)));
  return element;
}
