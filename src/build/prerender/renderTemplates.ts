import { renderHomeTemplate } from './renderHomeTemplate';
import { TEMPLATES } from '../../prerender/templateTokens';
import { renderOrderListLoadingTemplate, renderOrderListTemplate } from './renderOrderListTemplate';

/** Renders the template elements of index.html. Runs in the build. */
export async function renderTemplates(): Promise<string> {
  const markupById = {
    [TEMPLATES.home]: await renderHomeTemplate(),
    [TEMPLATES.orderList]: await renderOrderListTemplate(),
    [TEMPLATES.orderListLoading]: await renderOrderListLoadingTemplate(),
  };
  return Object.entries(markupById)
    .map(([id, markup]) => {
      // The page's Content-Security-Policy forbids style attributes.
      if (/\sstyle=/.test(markup)) throw new Error(`The markup of ${id} has style attributes.`);
      return `<template id="${id}">${markup}</template>`;
    })
    .join('\n    ');
}
