import type { Plugin } from 'vite';
import { bundle, scriptElement } from './bundle.ts';

/** Build plugin: makes index.html keep early errors until error reporting starts, in builds that send reports. */
export function earlyErrors(isReporting: boolean): Plugin {
  return {
    name: 'shop:early-errors',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!isReporting || path !== '/index.html') return html;
        const script = scriptElement(await bundle('./sources/keepEarlyErrors.ts', {}, 'iife'));
        const page = html.replace('<title>', () => `${script}\n    <title>`);
        if (page === html) throw new Error('No place in the page for its early errors');
        return page;
      },
    },
  };
}
