import { boot } from '../../api/boot';

/** The files of a build; inserted by `routeTable.ts`. */
declare const FILES: FileTable;

export type FileTable = {
  everywhere: string[];
  /** The names of the other files, style sheets with their ending. */
  names: string[];
  /** The pattern of a path, and the indexes of its files' names. */
  routes: [pattern: string, files: number[]][];
};

// Loads the files of every page, and of the first route whose pattern matches the address. If the page prerenders its
// main content, its scripts wait until that is painted.
const { everywhere, names, routes } = FILES;
const [, own = []] = routes.find(([pattern]) => RegExp(pattern).test(location.pathname)) ?? [];
const files = everywhere.concat(
  own.map((index) => names[index] ?? '').map((name) => (isStyle(name) ? name : `${name}.js`)),
);

function isStyle(file: string): boolean {
  return file.endsWith('css');
}

function preload(file: string): void {
  const link = document.createElement('link');
  if (isStyle(file)) Object.assign(link, { rel: 'preload', as: 'style' });
  else link.rel = 'modulepreload';
  Object.assign(link, { crossOrigin: '', href: `/assets/${file}` });
  document.head.append(link);
}

files.filter(isStyle).forEach(preload);
void Promise.resolve(boot.scriptsMayLoad).then(() =>
  files.filter((file) => !isStyle(file)).forEach(preload),
);
