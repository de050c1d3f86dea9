import { boot } from '../../api/boot';
import { routeParameter } from '../../config/routeParameter';

/** The files of a build; inserted by `routeTable.ts`. */
declare const FILES: FileTable;

export type FileTable = {
  everywhere: string[];
  /** The names of the other files, style sheets with their ending. */
  names: string[];
  /** A route's path, and the indexes of its files' names. */
  routes: [path: string, files: number[]][];
  /** The same for all other routes. */
  elsewhere: number[];
};

// Loads the files of every page, and of the route that is open. If the page prerenders its main content, its scripts
// wait until that is painted.
const { everywhere, names, routes, elsewhere } = FILES;
const route = routes.find(([path]) => routeParameter(path, location.pathname) !== null);
const own = route ? route[1] : elsewhere;
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
