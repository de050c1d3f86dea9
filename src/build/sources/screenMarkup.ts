import { JSDOM } from 'jsdom';
import { loadFirstScreen } from '../../app/AppRoutes';
import { pathTo } from '../../config/paths';
import type { Markup } from '../../prerender/showScreen';
import { TEMPLATE_TOKENS } from '../../prerender/templates';
import { makeStore } from '../../store/makeStore';
import { renderPage, usedRules } from './renderPage';

/** Renders what a screen shows before it has read anything. */
export async function renderScreen(path: string): Promise<{ styles: string; main: Markup[] }> {
  const location = pathTo(path, { orderNumber: TEMPLATE_TOKENS.orderNumber });
  await loadFirstScreen(location);
  const { markup, styles } = renderPage(makeStore(), location);
  const main = JSDOM.fragment(markup).querySelector('main');
  // A part that waits or throws leaves its mark.
  if (!main || markup.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered.`);
  return {
    styles: usedRules(styles, main.outerHTML),
    main: [...main.childNodes].flatMap(toMarkup),
  };
}

function toMarkup(node: ChildNode): Markup[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node as Element;
  const values = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return [[localName, values, ...[...childNodes].flatMap(toMarkup)]];
}
