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
import { renderPage, usedStyles, type RenderedPage, type Styles } from './renderPage';

/** A screen's content, or for the list of orders the whole page, with its styles and the names of merged ones. */
type Template = { styles: Styles; merged: string[]; main: Markup[]; page?: Markup[] };

/** The parts with which a prerendering file is built; see `prerender/markup.ts`. */
type FileParts = Omit<Template, 'styles' | 'merged'> & { styles: string; styleNames: string };

/**
 * Renders index.html's template element, which is the home page's, with its styles, and the parts with which the other
 * screens' prerendering files are built, by path: their styles are those that the home page lacks.
 */
export async function renderTemplates(): Promise<{
  home: { template: string; styles: string; styleNames: string };
  ofPath: Record<string, FileParts>;
}> {
  const home = await renderHomeTemplate();
  const homeStyles = usedStyles(home.styles, home.markup);
  const ofPath: Record<string, FileParts> = {};
  for (const { path, prerender } of SCREENS) {
    if (!prerender) continue;
    const { styles, merged, ...markup } = await renderTemplate(path, prerender);
    const missing = [...styles].filter(([names]) => !homeStyles.has(names));
    const names = [...missing.map(([names]) => names), ...merged];
    ofPath[path] = {
      ...markup,
      styles: missing.map(([, css]) => css).join(''),
      styleNames: names.join(' '),
    };
  }
  return {
    home: {
      template: `<template id="${HOME_TEMPLATE_ID}">${home.markup}</template>`,
      styles: [...homeStyles.values()].join(''),
      styleNames: [...home.styles.keys()].join(' '),
    },
    ofPath,
  };
}

async function renderTemplate(path: string, file: ScreenRoute['prerender']): Promise<Template> {
  if (file === 'productPrerender') return mainMarkup(await renderProductTemplate());
  if (file !== 'orderListPrerender') return mainMarkup(await renderScreenTemplate(path));
  const list = await renderOrderListTemplate();
  const loading = await renderOrderListLoadingTemplate();
  return {
    styles: new Map([list, loading].flatMap((page) => [...usedStyles(page.styles, page.markup)])),
    merged: [list, loading].flatMap(mergedIn),
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

/** Returns the names of the styles that no element has, as MUI merged them into others. */
function mergedIn({ styles, markup }: RenderedPage): string[] {
  const used = usedStyles(styles, markup);
  return [...styles.keys()].filter((names) => !used.has(names));
}

/** Returns a whole page in the form from which a script creates elements. */
function pageMarkup({ markup }: RenderedPage): Markup[] {
  return [...JSDOM.fragment(markup).childNodes].flatMap(toMarkup);
}

/** Returns the content of a page's `main`, and its MUI styles. Throws if there is no `main`. */
function mainMarkup(page: RenderedPage): Template {
  const main = JSDOM.fragment(page.markup).querySelector('main');
  if (!main) throw new Error('The page has no main.');
  return {
    main: [...main.childNodes].flatMap(toMarkup),
    styles: usedStyles(page.styles, main.outerHTML),
    merged: mergedIn(page),
  };
}

function toMarkup(node: ChildNode): Markup[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  if (node.nodeType === node.COMMENT_NODE) return [['!', { text: node.textContent ?? '' }]];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node as Element;
  const values = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return [[localName, values, ...[...childNodes].flatMap(toMarkup)]];
}
