import { JSDOM } from 'jsdom';
import { loadFirstScreen } from '../../app/AppRoutes';
import { SCREENS, type ScreenRoute } from '../../app/screens';
import { pathTo } from '../../config/paths';
import type { Markup } from '../../prerender/markup';
import { HOME_TEMPLATE_ID, tokenOf } from '../../prerender/templates';
import { makeStore } from '../../store/makeStore';
import { renderHomeTemplate } from './homeTemplate';
import { renderOrderListLoadingTemplate, renderOrderListTemplate } from './orderListTemplate';
import { renderProductTemplate } from './productTemplate';
import { renderPage, usedRules, type RenderedPage } from './renderPage';

/** The parts with which a prerendering file is built; see `prerender/markup.ts`. */
type Template = { styles: string; main: Markup[]; page?: Markup[] };

/**
 * Renders index.html's template element, which is the home page's, and the parts with which the other screens'
 * prerendering files are built, by path.
 */
export async function renderTemplates(): Promise<{
  home: string;
  ofPath: Record<string, Template>;
}> {
  const ofPath: Record<string, Template> = {};
  for (const { path, prerender } of SCREENS)
    if (prerender) ofPath[path] = await renderTemplate(path, prerender);
  const home = `<template id="${HOME_TEMPLATE_ID}">${await renderHomeTemplate()}</template>`;
  return { home, ofPath };
}

async function renderTemplate(path: string, file: ScreenRoute['prerender']): Promise<Template> {
  if (file === 'productPrerender') return mainMarkup(await renderProductTemplate());
  if (file !== 'orderListPrerender') return mainMarkup(await renderScreenTemplate(path));
  const list = await renderOrderListTemplate();
  const loading = await renderOrderListLoadingTemplate();
  return {
    styles: list.styles + loading.styles,
    main: mainMarkup(loading).main,
    page: pageMarkup(list),
  };
}

/** Renders what a screen shows before it has read anything. */
async function renderScreenTemplate(path: string): Promise<RenderedPage> {
  const location = pathTo(path, { orderNumber: tokenOf('orderNumber') });
  await loadFirstScreen(location);
  const page = renderPage(makeStore(), location);
  // React leaves this mark for a part that suspends or throws.
  if (page.markup.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered.`);
  return page;
}

/** Returns a whole page in the form from which a script creates elements. */
function pageMarkup({ markup }: RenderedPage): Markup[] {
  return [...JSDOM.fragment(markup).childNodes].flatMap(toMarkup);
}

/** Returns the content of a page's `main`, and its MUI styles. Throws if there is no `main`. */
function mainMarkup({ markup, styles }: RenderedPage): { main: Markup[]; styles: string } {
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
