import { fileURLToPath } from 'node:url';
import { SCREENS } from '../app/screens.ts';

/** The facts that the bundler has about the modules of a build. */
type Graph = {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: string[];
    dynamicallyImportedIds: string[];
  } | null;
};

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ROUTES = path('../app/routes.tsx');
const LAYOUT = path('../app/layout/MuiLayout.tsx');

/** Comes to every screen in the end: what other tabs have. */
const TABS = path('../app/tabFeatures.ts');

/** What so many of the landing screens share, all screens load. */
const MOST = 7;

/** A request more takes as long as so many characters of source more, on a slow telephone. */
const REQUEST = 42_000;

/** At most so many files hold what only some landing screens share. */
const MOST_FILES = 14;

/**
 * The files that screens share, for the bundler: what all visits begin with, what every screen
 * needs, and a few files for what some of the landing screens (`screens.ts`) have in common. By
 * itself the bundler makes one for each set of screens, and each is a request on the way.
 */
export const sharedChunks = [
  // Not main.tsx itself, which would start in every page that shares a module with it.
  {
    name: 'shop',
    test: /[\\/](src[\\/](app[\\/]App|store|session|domain[\\/]boundedMap)|react-dom[\\/](index|cjs[\\/]react-dom\.))\b/,
    priority: MOST_FILES + 3,
  },
  // The home page has these too, and nothing else of what they share.
  {
    name: 'freshness',
    test: /[\\/]src[\\/](components[\\/]freshness|features[\\/]catalogue[\\/]PlainFreshness)\b/,
    priority: MOST_FILES + 2,
  },
  // A file takes with it what its modules import, unless it is in one of those before.
  ...['tabs', 'common', ...Array.from({ length: MOST_FILES }, (_, index) => `shared${index}`)].map(
    (name, index) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
      debugName: name,
      minShareCount: 2,
      priority: MOST_FILES + 1 - index,
    }),
  ),
];

const names = new Map<string, string>();

function nameOf(id: string, graph: Graph): string | undefined {
  if (names.size === 0) nameModules(graph);
  return names.get(id);
}

/** The last match wins. */
function nameModules(graph: Graph): void {
  const sets = setsOfModules(graph);
  joinedSets(sets).forEach((file, index) => {
    for (const set of file) for (const id of set.modules) names.set(id, `shared${index}`);
  });
  for (const { screens, modules } of sets)
    if (screens.size >= MOST) for (const id of modules) names.set(id, 'common');
  for (const id of reach(LAYOUT, graph)) names.set(id, 'common');
  for (const id of reach(TABS, graph)) names.set(id, 'tabs');
  for (const id of [TABS, ...filesOfRoutes(graph)]) names.delete(id);
}

/** Modules that the same landing screens need; `needs` are the sets that they import, however far. */
type ModuleSet = { screens: Set<string>; modules: string[]; size: number; needs: Set<ModuleSet> };

/** Sets of modules that come in one file. */
type File = Set<ModuleSet>;

/** Returns the files into which to put the sets: the ones of which all screens together load least. */
function joinedSets(sets: ModuleSet[]): File[] {
  let files = sets.filter(({ screens }) => screens.size < MOST).map((set): File => new Set([set]));
  for (let least = cost(files); ;) {
    const joined = files
      .flatMap((one, index) =>
        files
          .slice(index + 1)
          .map((other) => [
            one.union(other),
            ...files.filter((file) => file !== one && file !== other),
          ]),
      )
      .map((candidate) => ({ candidate, cost: cost(candidate) }))
      .reduce((best, next) => (next.cost < best.cost ? next : best));
    if (joined.cost >= least) break;
    ({ candidate: files, cost: least } = joined);
  }
  // A file takes with it what it imports, which more screens need.
  const screensOf = (file: File) => Math.max(...[...file].map(({ screens }) => screens.size));
  return files.sort((a, b) => screensOf(b) - screensOf(a));
}

/** What all landing screens load of these files, in characters of source. */
function cost(files: File[]): number {
  const screens = new Set(files.flatMap((file) => [...file].flatMap((set) => [...set.screens])));
  let sum = 0;
  for (const screen of screens) {
    const loaded = new Set(
      files.filter((file) => [...file].some((set) => set.screens.has(screen))),
    );
    for (const file of loaded) {
      for (const { size, needs } of file) {
        sum += size;
        for (const other of files) if (!other.isDisjointFrom(needs)) loaded.add(other);
      }
    }
    sum += REQUEST * loaded.size;
  }
  return sum;
}

function setsOfModules(graph: Graph): ModuleSet[] {
  const sets = new Map<string, ModuleSet>();
  const setOf = new Map<string, ModuleSet>();
  for (const [id, screens] of landingScreensByModule(graph)) {
    const key = [...screens].join();
    const set = sets.get(key) ?? { screens, modules: [], size: 0, needs: new Set() };
    set.modules.push(id);
    set.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    sets.set(key, set);
    setOf.set(id, set);
  }
  for (const [id, { needs }] of setOf)
    for (const imported of reach(id, graph)) {
      const set = setOf.get(imported);
      if (set) needs.add(set);
    }
  return [...sets.values()];
}

function landingScreensByModule(graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = filesOfRoutes(graph);
  for (const { screen, prerender } of SCREENS) {
    const file = files.find((id) => id.endsWith(`/${screen}.tsx`));
    if (!prerender || file === undefined) continue;
    for (const id of reach(file, graph))
      found.set(id, (found.get(id) ?? new Set<string>()).add(screen));
  }
  return found;
}

function filesOfRoutes(graph: Graph): string[] {
  return graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? [];
}

/** These import all that MUI has, of which a screen uses little. */
const BARREL = /[\\/]@mui[\\/]\w+[\\/](styles[\\/])?index\.mjs$/;

/** Returns a module with all that it imports. */
function reach(module: string, graph: Graph): Set<string> {
  const found = new Set([module]);
  for (const id of found) {
    if (BARREL.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
