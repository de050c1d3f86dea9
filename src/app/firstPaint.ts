import type { Plugin } from 'vite';
import { paletteCss } from './palette.ts';

/** What the first screen of nearly every visit reads; the home page alone needs the catalogue. */
const CART = '/cart/get';
const CATALOGUE = '/insertion/getAll';

/**
 * Build plugin: index.html carries the palette, and against a real backend it asks for the
 * first reads before any JavaScript of ours has arrived. The stand-in has to start first, so
 * with it there is nothing to ask.
 * `apiHost` is the backend's origin, empty for the stand-in.
 */
export function firstPaint(apiHost: string): Plugin {
  return {
    name: 'shop:first-paint',
    transformIndexHtml: {
      order: 'pre',
      // Behind the title: ahead of the style sheet, for which an inline script would wait.
      handler: (html, { path }) =>
        path === '/index.html'
          ? html.replace('</title>', () => `</title>\n    ${firstTags(apiHost)}`)
          : html,
    },
  };
}

function firstTags(apiHost: string): string {
  const style = `<style>${paletteCss()}</style>`;
  return apiHost === '' ? style : `<script>${earlyReads(apiHost)}</script>\n    ${style}`;
}

// The promises are taken by src/api/earlyReads.ts; a failure is looked at there.
function earlyReads(apiHost: string): string {
  return (
    `earlyReads={};(location.pathname==='/'?[${JSON.stringify(CATALOGUE)},${JSON.stringify(CART)}]` +
    `:[${JSON.stringify(CART)}]).forEach(function(path){` +
    `var url=${JSON.stringify(apiHost)}+path;` +
    `(earlyReads[url]=fetch(url,{credentials:'include'})).catch(function(){})})`
  );
}
