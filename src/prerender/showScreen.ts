import { PRERENDER_ATTRIBUTE, type PrerenderState } from '../config/prerenderState';
import { applyTemplateStyles } from './templateStyles';
import {
  TEMPLATE_TOKENS,
  TEMPLATES,
  fillTokens,
  nextPaint,
  showPage,
  templateContent,
  waitForRoot,
} from './templates';

/** An element with its attributes and what it holds, or a text. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...Markup[]];

/** What the screen's `main` holds before anything is read; written in by the build. */
declare const TEMPLATE_MAIN: Markup[];

const SVG = 'http://www.w3.org/2000/svg';

/** Shows what the screen shows of itself, and resolves when that is painted. */
export function showScreen(): Promise<void> {
  return show(() => 'content');
}

/**
 * Shows a screen that lists what it `read`s: `fill` puts it in before the first paint where it has
 * come by then (`isPainted` is false), or as soon as it comes, unless the application renders.
 * Resolves at the first paint.
 */
export async function showScreenOf<Data>(
  read: Promise<Data>,
  fill: (main: Element, data: Data, isPainted: boolean) => void,
): Promise<void> {
  let received: { data: Data } | undefined;
  void read.then((data) => (received = { data }));
  await show((main) => {
    if (!received) return 'shell';
    fill(main, received.data, false);
    return 'content';
  });
  const root = document.querySelector(`[${PRERENDER_ATTRIBUTE}=shell]`);
  const main = root?.querySelector('main');
  if (!root || !main) return;
  void read.then((data) => {
    if (!templateContent(TEMPLATES.home)) return;
    fill(main, data, true);
    root.setAttribute(PRERENDER_ATTRIBUTE, 'content' satisfies PrerenderState);
  });
}

async function show(fill: (main: Element) => PrerenderState): Promise<void> {
  // Then index.html has named the style sheets.
  const root = await waitForRoot();
  await applyTemplateStyles();
  const page = templateContent(TEMPLATES.home);
  const main = page?.querySelector('main');
  if (!root || !page || !main) return;
  main.replaceChildren(...TEMPLATE_MAIN.map((part) => nodeOf(part)));
  const segment = location.pathname.split('/').at(-1) ?? '';
  fillTokens(main, { [TEMPLATE_TOKENS.orderNumber]: segment });
  showPage(root, page, fill(main));
  await nextPaint();
}

// Not as text that becomes markup: the page's Trusted Types forbid that.
function nodeOf(markup: Markup, isInSvg = false): Node | string {
  if (typeof markup === 'string') return markup;
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
