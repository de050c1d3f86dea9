import { SCREENS, type ScreenRoute } from '../../app/screens';
import type { Markup } from '../../prerender/markup';
import { HOME_TEMPLATE_ID } from '../../prerender/templates';
import { renderHomeTemplate } from './homeTemplate';
import { mainMarkup, pageMarkup } from './markup';
import { renderOrderListLoadingTemplate, renderOrderListTemplate } from './orderListTemplate';
import { renderProductTemplate } from './productTemplate';
import { renderScreenTemplate } from './screenTemplate';

/** What a file that prerenders is built with; what each is, says `prerender/markup.ts`. */
type Template = { styles: string; main: Markup[]; page?: Markup[] };

/**
 * Renders the template element of index.html, which is the home page's, and what the files that
 * prerender the other screens are built with, by path.
 */
export async function renderTemplates(): Promise<{
  home: string;
  ofPath: Record<string, Template>;
}> {
  const { markup } = await renderHomeTemplate();
  const ofPath: Record<string, Template> = {};
  for (const { path, prerender } of SCREENS as readonly ScreenRoute[])
    if (prerender) ofPath[path] = await renderTemplate(path, prerender);
  const home = `<template id="${HOME_TEMPLATE_ID}">${markup}</template>`;
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
