import { fileURLToPath } from 'node:url';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { EARLY_READER, ORDERS_CALL } from '../../api/earlyReads.ts';
import { PATHS } from '../../config/paths.ts';
import { CATALOGUE_CALL } from '../../domain/offline.ts';
import { paletteCss } from '../palette.ts';
import type { Ahead } from './askAhead.ts';
import { TEMPLATE_ID } from './marks.ts';

/** As long as a call may take: src/api/transport.ts. */
const TELL_WITHIN_MS = 15_000;

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What the page knows of its hosts, as the application does: `src/env.d.ts`. */
type Hosts = { VITE_API_HOST: string; VITE_IMAGE_BASE_URL: string };

/**
 * Build plugin: what index.html does before any file of the application has arrived. It carries
 * the palette, and against a real backend it asks for the first reads and draws the home page
 * with its first products. The stand-in has to start first, so with it there is nothing to ask.
 * A page `withReplay` does none of it when it is opened to replay a snapshot.
 */
export function ahead(hosts: Hosts, withReplay: boolean): Plugin {
  const isDeployed = hosts.VITE_API_HOST !== '';
  return {
    name: 'shop:ahead',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: address, server }) {
        if (address !== '/index.html') return html;
        const style = `<style>${paletteCss()}</style>`;
        // Behind the title: ahead of the style sheet, for which an inline script would wait.
        const inHead = (script: string) =>
          html.replace('</title>', () => `</title>\n    ${script}${style}`);
        if (!isDeployed) return inHead('');
        const script = await inlineScript(hosts);
        const guarded = withReplay ? `if(!/[?&]replay=/.test(location.search)){${script}}` : script;
        const page = inHead(`<script>${guarded}</script>\n    `);
        if (server) return page;
        const template = `<template id="${TEMPLATE_ID}">${await renderHome(hosts)}</template>`;
        return page.replace('<body>', () => `<body>\n    ${template}`);
      },
    },
  };
}

function firstReads(host: string): Ahead {
  return {
    host,
    everywhere: '/cart/get',
    at: { [PATHS.home]: CATALOGUE_CALL },
    alone: { [PATHS.allOrders]: ORDERS_CALL },
    lock: EARLY_READER,
    tellWithin: TELL_WITHIN_MS,
  };
}

/** `inPage.ts` with all that it imports as one classic script. */
async function inlineScript(hosts: Hosts): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...defined(hosts), AHEAD: JSON.stringify(firstReads(hosts.VITE_API_HOST)) },
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rollupOptions: { input: path('./inPage.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = output.output;
  if (/<\/script|<!--/.test(code)) throw new Error('The script cannot stand in a page.');
  return code.trim();
}

async function renderHome(hosts: Hosts): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    define: defined(hosts),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule(path('./homeMarkup.tsx'));
    const { homeMarkup } = module as { homeMarkup: () => Promise<string> };
    const markup = await homeMarkup();
    if (!markup.includes('<article')) throw new Error('The home page shows no products.');
    // The policy of the page lets no style attribute pass.
    if (/\sstyle=/.test(markup)) throw new Error('The home page has styles in its markup.');
    return markup;
  } finally {
    await server.close();
  }
}

function defined(hosts: Hosts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hosts).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
