import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { CART_PATH, PREFETCH_WAIT_MS, prefetchLock } from '../config/firstReads.ts';
import { SCREENS, type ScreenRoute } from '../app/screens.ts';
import { bundle, scriptElement, type Definitions } from './bundle.ts';
import { tokensCss } from '../components/theme/tokens.ts';
import type { PrefetchConfig } from '../prerender/prefetch.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The build variables used by the page's scripts, as in `src/env.d.ts`. */
type Hosts = { VITE_API_HOST: string; VITE_IMAGE_BASE_URL: string };

/**
 * Build plugin: puts into index.html the theme's tokens and, for a real backend, the script that prefetches and
 * prerenders, with the home page's template. The template's MUI styles are in the shop's style sheet, which the page waits
 * for anyway. With `withReplay` the script does nothing when the page is opened to replay a snapshot.
 */
export function prerender(hosts: Hosts, version: string, withReplay: boolean): Plugin {
  const isDeployed = hosts.VITE_API_HOST !== '';
  const config = prefetchConfig(hosts.VITE_API_HOST, version);
  const defined = () => definitions(hosts, config);
  let isBuild = false;
  let home = { template: '', styles: '', styleNames: '' };
  return {
    name: 'shop:prerender',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isDeployed || !isBuild) return;
      const rendered = await renderTemplates(defined());
      home = rendered.home;
      const emit = async ({ path, prerender: file }: ScreenRoute) => {
        const route = config.routes.find((one) => one.path === path);
        if (!file || !route) return;
        const { styles, styleNames, main, page = [] } = rendered.ofPath[path] ?? {};
        const source = await bundle(
          `../prerender/${file}.ts`,
          {
            ...defined(),
            TEMPLATE_STYLES: JSON.stringify(styles),
            TEMPLATE_STYLE_NAMES: JSON.stringify(styleNames),
            TEMPLATE_MAIN: JSON.stringify(main),
            TEMPLATE_PAGE: JSON.stringify(page),
          },
          'es',
        );
        const fileName = `assets/${file}-${hashOf(source)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        route.module = `/${fileName}`;
      };
      await Promise.all(earlyScreens().map(emit));
    },
    transform: {
      filter: { id: /[\\/]app[\\/]base\.css$/ },
      handler: (code) => code + home.styles,
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: page }) {
        if (page !== '/index.html') return html;
        // MUI's cache learns from the second one which rules the style sheet has, and does not add them again.
        const style = `<style>${tokensCss()}</style><style data-emotion="mui ${home.styleNames}"></style>`;
        // After the title, before the style sheet: an inline script would wait for that.
        const inHead = (script: string) =>
          html.replace('</title>', () => `</title>\n    ${script}${style}`);
        if (!isDeployed) return inHead('');
        const script = await bundle('../prerender/inlineScript.ts', defined(), 'iife');
        const guarded = withReplay ? `if(!/[?&]replay=/.test(location.search)){${script}}` : script;
        const withScript = inHead(`${scriptElement(guarded)}\n    `);
        if (!isBuild) return withScript;
        return withScript.replace('<body>', () => `<body>\n    ${home.template}`);
      },
    },
  };
}

function prefetchConfig(apiHost: string, version: string): PrefetchConfig {
  return {
    apiHost,
    everyPage: CART_PATH,
    routes: earlyScreens().map(prefetchedRoute),
    lockPrefix: prefetchLock(version),
    version,
    waitMs: PREFETCH_WAIT_MS,
  };
}

function earlyScreens(): ScreenRoute[] {
  return SCREENS.filter(({ reads, prerender: file }) => reads || file);
}

function prefetchedRoute(screen: ScreenRoute): PrefetchConfig['routes'][number] {
  const { path, area, reads = [], ignoresSearch } = screen;
  return {
    path,
    reads,
    ...(area === 'home' && { isHome: true }),
    ...(area === 'admin' && { isForAdmins: true }),
    ...(ignoresSearch && { ignoresSearch }),
  };
}

/** What `sources/renderTemplates.ts` returns, which is page code. */
type Rendered = {
  home: { template: string; styles: string; styleNames: string };
  ofPath: Record<string, Template>;
};
type Template = { styles: string; styleNames: string; main: unknown; page?: unknown };

async function renderTemplates(define: Definitions): Promise<Rendered> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    define,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule(path('./sources/renderTemplates.ts'));
    return await (module as { renderTemplates: () => Promise<Rendered> }).renderTemplates();
  } finally {
    await server.close();
  }
}

function definitions(hosts: Hosts, config: PrefetchConfig): Definitions {
  return {
    'import.meta.env.VITE_API_HOST': JSON.stringify(hosts.VITE_API_HOST),
    'import.meta.env.VITE_IMAGE_BASE_URL': JSON.stringify(hosts.VITE_IMAGE_BASE_URL),
    PREFETCH_CONFIG: JSON.stringify(config),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
