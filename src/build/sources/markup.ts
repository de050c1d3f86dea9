import { JSDOM } from 'jsdom';
import type { Markup } from '../../prerender/markup';
import { usedRules, type RenderedPage } from './renderPage';

/** Returns all of a page as a script makes its elements. */
export function pageMarkup({ markup }: RenderedPage): Markup[] {
  return [...JSDOM.fragment(markup).childNodes].flatMap(toMarkup);
}

/** Returns what the `main` of a page holds, and MUI's styles of that. Throws where it has none. */
export function mainMarkup({ markup, styles }: RenderedPage): { main: Markup[]; styles: string } {
  const main = JSDOM.fragment(markup).querySelector('main');
  if (!main) throw new Error('The page has no main.');
  return {
    main: [...main.childNodes].flatMap(toMarkup),
    styles: usedRules(styles, main.outerHTML),
  };
}

function toMarkup(node: ChildNode): Markup[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node as Element;
  const values = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return [[localName, values, ...[...childNodes].flatMap(toMarkup)]];
}
