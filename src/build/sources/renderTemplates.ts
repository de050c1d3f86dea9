import { SCREENS, type ScreenRoute } from '../../app/screens';
import type { Markup } from '../../prerender/showScreen';
import { TEMPLATES } from '../../prerender/templates';
import { renderHomeTemplate } from './homeTemplate';
import { renderOrderListLoadingTemplate, renderOrderListTemplate } from './orderListTemplate';
import { renderProductTemplate } from './productTemplate';
import { renderScreen } from './screenMarkup';

/** MUI's styles of what a file shows, and what the `main` of one that has no template holds. */
type Prerendered = { styles: string; main?: Markup[] };

/**
 * Renders the template elements of index.html, and what goes with the files that fill the page: by
 * file, or by path where one file does so for several screens. Every visitor of the home page loads
 * index.html, so as little as possible is in it.
 */
export async function renderTemplates(): Promise<{
  templates: string;
  ofFile: Record<string, Prerendered>;
  ofPath: Record<string, Prerendered>;
}> {
  const home = await renderHomeTemplate();
  const orderList = await renderOrderListTemplate();
  const loading = await renderOrderListLoadingTemplate();
  const product = await renderProductTemplate();
  const templates = [
    [TEMPLATES.home, home],
    [TEMPLATES.orderList, orderList],
    [TEMPLATES.orderListLoading, loading],
    [TEMPLATES.product, product],
  ] as const;
  const ofFile: Record<string, Prerendered> = {
    orderListPrerender: { styles: orderList.styles + loading.styles },
    productPrerender: { styles: product.styles },
  };
  const ofPath: Record<string, Prerendered> = {};
  for (const { path, prerender } of SCREENS as readonly ScreenRoute[])
    if (prerender && !(prerender in ofFile)) ofPath[path] = await renderScreen(path);
  return {
    templates: templates
      .map(([id, { markup }]) => `<template id="${id}">${withoutSizes(markup)}</template>`)
      .join('\n    '),
    ofFile,
    ofPath,
  };
}

/** The page's policy forbids style attributes: what has a size of its own gets it when the template is filled. */
const withoutSizes = (markup: string) => markup.replaceAll(/ style="[^"]*"/g, '');
