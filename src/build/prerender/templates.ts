import { renderHomeTemplate } from './renderHomeTemplate';
import { TEMPLATES } from '../../prerender/templateTokens';
import { renderOrderListLoadingTemplate, renderOrderListTemplate } from './renderOrderListTemplate';

/** The template elements of index.html, as HTML. Runs while the shop is built. */
export async function templates(): Promise<string> {
  const markups = {
    [TEMPLATES.home]: await renderHomeTemplate(),
    [TEMPLATES.orderList]: await renderOrderListTemplate(),
    [TEMPLATES.orderListLoading]: await renderOrderListLoadingTemplate(),
  };
  return Object.entries(markups)
    .map(([id, markup]) => {
      // The policy of the page lets no style attribute pass.
      if (/\sstyle=/.test(markup)) throw new Error(`There are styles in the markup of ${id}.`);
      return `<template id="${id}">${markup}</template>`;
    })
    .join('\n    ');
}
