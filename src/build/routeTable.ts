import type { Plugin } from 'vite';
import { SCREENS } from '../app/screens.ts';
import { PATHS } from '../config/paths.ts';
import { bundle, scriptElement } from './bundle.ts';
import type { FileTable } from './sources/loadFiles.ts';

/** The table of all paths but the home page's. */
const ROUTES = 'routes';

/** The back office's part of the header. */
const ADMIN_MENU = 'AdminMenu';

/** The connection to other tabs, which every screen loads in the end. Reads with a token wait for it. */
const TABS = 'tabFeatures';

type Files = {
  [fileName: string]: {
    fileName: string;
    moduleIds?: string[];
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> };
  };
};

/**
 * Build plugin: puts a table of the screens' files into index.html, so that the files of the open address load in
 * parallel with the shop's own, not after them; each step saved is a round trip. Removes the tags by which Vite would
 * load the shop's own files: a page that prerenders a picture loads all files after it.
 */
export function routeTable(): Plugin {
  return {
    name: 'shop:route-table',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle: files }) {
        if (path !== '/index.html' || !files) return html;
        const everywhere = [...html.matchAll(MODULE_PRELOAD)].map(([, file = '']) => file);
        const define = { FILES: JSON.stringify(fileTable(files, everywhere, html)) };
        const script = scriptElement(await bundle('./sources/loadFiles.ts', define, 'iife'));
        // After the script that sends the first reads, before the style sheet.
        return html
          .replaceAll(MODULE_PRELOAD, '')
          .replace('<style>', () => `${script}\n    <style>`);
      },
    },
  };
}

const MODULE_PRELOAD = /\s*<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)">/g;

function fileTable(bundle: Files, everywhere: string[], html: string): FileTable {
  const names: string[] = [];
  const indexOf = (file: string) => {
    const name = file.replace(/^assets\/|\.js$/g, '');
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const indexesOf = (modules: string[]) =>
    filesOf(bundle, modules)
      .filter((file) => !html.includes(file))
      .map(indexOf);
  // The home page is in the shop's own file.
  const routes: FileTable['routes'] = [[PATHS.home, []]];
  for (const { path, area, screen, prerender } of SCREENS) {
    const ofAdmins = area === 'admin' ? [ADMIN_MENU, TABS] : [];
    if (prerender) routes.push([path, indexesOf([ROUTES, screen, ...ofAdmins])]);
  }
  return { everywhere, names, routes, elsewhere: indexesOf([ROUTES]) };
}

/** Returns the chunks of these modules, with all their imports and styles. */
function filesOf(bundle: Files, modules: string[]): string[] {
  const seen = new Set<string>();
  // Lists a file's imports and styles before the file itself.
  const withImports = (fileName: string): string[] => {
    if (seen.has(fileName)) return [];
    seen.add(fileName);
    const { imports = [], viteMetadata } = bundle[fileName] ?? {};
    return [...imports.flatMap(withImports), ...(viteMetadata?.importedCss ?? []), fileName];
  };
  return modules.flatMap((module) => withImports(chunkOf(bundle, module)));
}

function chunkOf(bundle: Files, module: string): string {
  const isModule = (id: string) =>
    new RegExp(`[\\\\/]src[\\\\/].*[\\\\/]${module}\\.tsx?$`).test(id);
  const [chunk, ...more] = Object.values(bundle).filter(({ moduleIds }) =>
    moduleIds?.some(isModule),
  );
  if (!chunk || more.length > 0) throw new Error(`${module} is not in exactly one file.`);
  return chunk.fileName;
}
