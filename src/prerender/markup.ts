/** An element with its attributes and children, a text, or a comment of React's (`!`), which it needs to hydrate. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...Markup[]];

/** The content of the screen's `main` before anything is read, or of a product; inserted by the build. */
declare const TEMPLATE_MAIN: Markup[];

/** The whole page with its list, for screens whose header differs from the home page's; inserted by the build. */
declare const TEMPLATE_PAGE: Markup[];

const SVG = 'http://www.w3.org/2000/svg';

/** Returns the content of the screen's `main`. */
export function templateMain(): Node[] {
  return TEMPLATE_MAIN.map((part) => nodeOf(part));
}

/** Returns the whole page of a screen. */
export function templatePage(): DocumentFragment {
  const page = document.createDocumentFragment();
  page.append(...TEMPLATE_PAGE.map((part) => nodeOf(part)));
  return page;
}

// Not by parsing text as markup: the page's Trusted Types forbid that.
function nodeOf(markup: Markup, isInSvg = false): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [tag, attributes, ...children] = markup;
  if (tag === '!') return document.createComment(attributes['text'] ?? '');
  const isSvg = isInSvg || tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // The page's policy forbids the attribute.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.map((child) => nodeOf(child, isSvg)));
  return element;
}
