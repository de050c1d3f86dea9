import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { PREFETCH_WAIT_MS, prefetchLock, ORDERS_PATH } from '../../api/prefetchedResponses.ts';
import { PATHS } from '../../config/paths.ts';
import { CATALOGUE_CALL } from '../../domain/offline.ts';
import { paletteCss } from '../../components/theme/palette.ts';
import type { PrefetchConfig } from '../../prerender/prefetch.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What the page knows of its hosts, as the application does: `src/env.d.ts`. */
type Hosts = { VITE_API_HOST: string; VITE_IMAGE_BASE_URL: string };

/**
 * Build plugin: what index.html does before any file of the application has arrived. It carries
 * the palette, and against a real backend it asks for the first reads and draws the home page
 * with its first products; a file of its own does so for the list of all orders. The mock backend
 * has to start first, so with it there is nothing to ask. A page `withReplay` does none of it
 * when it is opened to replay a snapshot.
 */
export function prerender(hosts: Hosts, version: string, withReplay: boolean): Plugin {
  const isDeployed = hosts.VITE_API_HOST !== '';
  const reads = firstReads(hosts.VITE_API_HOST, version);
  const defined = () => definitions(hosts, reads);
  let isBuild = false;
  return {
    name: 'shop:prerender',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isDeployed || !isBuild) return;
      const source = await scriptOf('../../prerender/orderListPrerender.ts', defined(), 'es');
      const fileName = `assets/orderListPrerender-${hashOf(source)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      reads.drawing[PATHS.allOrders] = `/${fileName}`;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: address }) {
        if (address !== '/index.html') return html;
        const style = `<style>${paletteCss()}</style>`;
        // Behind the title: ahead of the style sheet, for which an inline script would wait.
        const inHead = (script: string) =>
          html.replace('</title>', () => `</title>\n    ${script}${style}`);
        if (!isDeployed) return inHead('');
        const script = await scriptOf('../../prerender/inlineScript.ts', defined(), 'iife');
        if (/<\/script|<!--/.test(script)) throw new Error('The script cannot stand in a page.');
        const guarded = withReplay ? `if(!/[?&]replay=/.test(location.search)){${script}}` : script;
        const page = inHead(`<script>${guarded}</script>\n    `);
        if (!isBuild) return page;
        const markup = await templatesOf(defined());
        return page.replace('<body>', () => `<body>\n    ${markup}`);
      },
    },
  };
}

function firstReads(host: string, version: string): PrefetchConfig {
  return {
    host,
    everywhere: '/cart/get',
    at: { [PATHS.home]: CATALOGUE_CALL },
    alone: { [PATHS.allOrders]: ORDERS_PATH },
    drawing: {},
    lock: prefetchLock(version),
    version,
    waitMs: PREFETCH_WAIT_MS,
  };
}

type Definitions = Record<string, string>;

/** A file with all that it imports as one script. */
async function scriptOf(file: string, define: Definitions, format: 'es' | 'iife'): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: path(file),
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = output.output;
  if (more.length > 0) throw new Error(`${file} is more than one file.`);
  return chunk.code.trim();
}

async function templatesOf(define: Definitions): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    define,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule(path('./templates.ts'));
    return await (module as { templates: () => Promise<string> }).templates();
  } finally {
    await server.close();
  }
}

function definitions(hosts: Hosts, reads: PrefetchConfig): Definitions {
  return {
    'import.meta.env.VITE_API_HOST': JSON.stringify(hosts.VITE_API_HOST),
    'import.meta.env.VITE_IMAGE_BASE_URL': JSON.stringify(hosts.VITE_IMAGE_BASE_URL),
    PREFETCH_CONFIG: JSON.stringify(reads),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
