import type { Plugin } from 'vite';

/** Build plugin: makes index.html keep early errors until error reporting starts, in builds that send reports. */
export function earlyErrors(isReporting: boolean): Plugin {
  return {
    name: 'shop:early-errors',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (!isReporting || path !== '/index.html') return html;
        const page = html.replace('<title>', `<script>${SCRIPT}</script>\n    <title>`);
        if (page === html) throw new Error('No place in the page for its early errors');
        return page;
      },
    },
  };
}

/** The window's events that report problems; the shop dispatches the last two. */
const PROBLEM_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'errorcaught',
  'callfailed',
];

/** Listens for errors; reporting takes over by removing `earlyErrors`. */
const SCRIPT =
  'globalThis.earlyErrors=[];' +
  `for(const type of ${JSON.stringify(PROBLEM_EVENTS)})` +
  'addEventListener(type,(event)=>{globalThis.earlyErrors?.push(event);globalThis.onEarlyError?.()})';
