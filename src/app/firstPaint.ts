import type { Plugin } from 'vite';
import { EARLY_READER, ORDERS_CALL } from '../api/earlyReads.ts';
import { askAhead, type Ahead } from './askAhead.ts';
import { paletteCss } from './palette.ts';

/** As long as a call may take: src/api/transport.ts. */
const TELL_WITHIN_MS = 15_000;

/**
 * Build plugin: index.html carries the palette, and against a real backend it asks for the
 * first reads before any JavaScript of ours has arrived. The stand-in has to start first, so
 * with it there is nothing to ask.
 * `apiHost` is the backend's origin, empty for the stand-in; a page `withReplay` asks nothing
 * when it is opened to replay a snapshot.
 */
export function firstPaint(apiHost: string, withReplay: boolean): Plugin {
  return {
    name: 'shop:first-paint',
    transformIndexHtml: {
      order: 'pre',
      // Behind the title: ahead of the style sheet, for which an inline script would wait.
      handler: (html, { path }) =>
        path === '/index.html'
          ? html.replace('</title>', () => `</title>\n    ${firstTags(apiHost, withReplay)}`)
          : html,
    },
  };
}

function firstTags(apiHost: string, withReplay: boolean): string {
  const style = `<style>${paletteCss()}</style>`;
  const reads = firstReads(apiHost);
  const script = withReplay ? `if(!/[?&]replay=/.test(location.search)){${reads}}` : reads;
  return apiHost === '' ? style : `<script>${script}</script>\n    ${style}`;
}

function firstReads(host: string): string {
  const ahead: Ahead = {
    host,
    everywhere: '/cart/get',
    at: { '/': '/insertion/getAll' },
    alone: { '/admin/all-orders': ORDERS_CALL },
    lock: EARLY_READER,
    tellWithin: TELL_WITHIN_MS,
  };
  return `(${askAhead.toString()})(${JSON.stringify(ahead)})`;
}
