import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Comes to every screen in the end: what other tabs have. */
const TABS = '../app/tabFeatures.ts';

/** The table of all paths but the home page's. */
const ROUTES = '../app/routes.tsx';

/** A screen that comes later than the shop itself, and the modules that it begins with. */
const SCREENS = [
  {
    path: '/admin/all-orders',
    modules: [
      '../features/order-list/OrdersScreen.tsx',
      '../app/layout/AdminLayout.tsx',
      '../app/layout/AdminMenu.tsx',
      // Reads with a token wait until it is known what other tabs have.
      TABS,
    ],
  },
];

/** What the bundler tells of the modules of a build. */
type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * For the bundler's groups: their names for every module that these screens, or the tabs, begin
 * with, null for all others. What they share with other screens is one file then, instead of one
 * for each set of screens that has it in common.
 */
export const sharedByFirstScreens = namesReached(
  'common',
  SCREENS.flatMap(({ modules }) => modules),
);
export const sharedByTabs = namesReached('tabs', [TABS]);

function namesReached(name: string, modules: string[]) {
  const found = new Set<string>();
  return (id: string, graph: Graph): string | null => {
    if (found.size === 0) reach(found, modules, graph);
    return found.has(id) ? name : null;
  };
}

function reach(found: Set<string>, modules: string[], graph: Graph): void {
  for (const module of modules) found.add(pathOf(module));
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
}

function pathOf(module: string): string {
  return fileURLToPath(new URL(module, import.meta.url));
}

/** What is known of the files of a build, as far as it is needed here. */
type Files = {
  [fileName: string]: {
    fileName: string;
    facadeModuleId?: string | null;
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> };
  };
};

/** The files that every visit begins with. */
const EVERYWHERE = ['index', 'shop'];

/**
 * Has Chromium compile all of a file while it comes, beside the main thread, instead of there,
 * one function after the other as they are called. Other browsers read a comment.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';

/**
 * Build plugin: who opens the shop at one of these screens gets the screen's files beside the
 * shop's own, not after them; each step saved is a request there and back.
 */
export function preloadChunks(): Plugin {
  return {
    name: 'shop:preload-chunks',
    apply: 'build',
    generateBundle: {
      order: 'post', // It counts at the top of a file only, where Vite puts something as well.
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && EVERYWHERE.includes(file.name))
            file.code = COMPILE_EAGERLY + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle }) =>
        path === '/index.html' && bundle
          ? html.replace('</title>', () => `</title>\n    ${scriptFor(bundle as Files, html)}`)
          : html,
    },
  };
}

function scriptFor(bundle: Files, html: string): string {
  const hints = SCREENS.map(({ path, modules }) => {
    const files = filesOf(bundle, modules).filter((file) => !html.includes(file));
    return `location.pathname===${JSON.stringify(path)}&&${JSON.stringify(files)}.forEach(f)`;
  });
  const routes = JSON.stringify(filesOf(bundle, [ROUTES]).filter((file) => !html.includes(file)));
  return (
    '<script>(function(f){' +
    `location.pathname!=='/'&&${routes}.forEach(f);` +
    hints.join(';') +
    "})(function(file){var l=document.createElement('link');" +
    "if(/css$/.test(file)){l.rel='preload';l.as='style'}else{l.rel='modulepreload'}" +
    "l.crossOrigin='';l.href='/'+file;document.head.append(l)})</script>"
  );
}

/** The chunks that begin with these modules, with all that they import, and their styles. */
function filesOf(bundle: Files, modules: string[]): string[] {
  const wanted = modules.map(pathOf);
  const begin = Object.values(bundle).filter(({ facadeModuleId }) =>
    wanted.includes(facadeModuleId ?? ''),
  );
  if (begin.length !== wanted.length) throw new Error('A screen has no chunk of its own any more.');
  const seen = new Set<string>();
  // What a file imports comes before it, and so do its styles.
  const withImports = (fileName: string): string[] => {
    if (seen.has(fileName)) return [];
    seen.add(fileName);
    const { imports = [], viteMetadata } = bundle[fileName] ?? {};
    return [...imports.flatMap(withImports), ...(viteMetadata?.importedCss ?? []), fileName];
  };
  return begin.flatMap(({ fileName }) => withImports(fileName));
}
