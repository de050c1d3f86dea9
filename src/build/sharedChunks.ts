import { fileURLToPath } from 'node:url';
import { SCREENS } from '../app/screens.ts';

/** The bundler's facts about the modules of a build. */
type Graph = {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: string[];
    dynamicallyImportedIds: string[];
  } | null;
};

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ROUTES = path('../app/routes.tsx');

/** Every visit starts with this module and its imports. */
const APP = path('../app/App.tsx');

/** The connection to other tabs, which every screen loads in the end. */
const TABS = path('../app/tabFeatures.ts');

/** Files for what is not part of a screen. Each also has what only its modules and later pages import. */
const BESIDE_SCREENS = {
  background: [path('../app/background.ts'), path('../app/layout/GlobalShortcuts.tsx')],
  admin: [path('../app/layout/AdminMenu.tsx'), path('../app/layout/BackgroundTasks.tsx')],
  toasts: [path('../features/notifications/Toasts.tsx')],
};

/** Modules that this many landing screens share are loaded by all screens. */
const MIN_SCREENS_OF_COMMON = 7;

/** Less source than this, in characters, is worth neither another request nor a place in the file of other screens. */
const MIN_CHUNK_CHARACTERS = 3_000;

/** One more request takes as long as this many more characters of source, on a slow phone. */
const REQUEST_COST_CHARACTERS = 42_000;

/** The maximum number of files for what only some landing screens share. */
const MAX_FILES = 14;

/**
 * The files that screens share, for the bundler: one that all visits begin with, one that every screen needs, and a few
 * that some of the landing screens (`screens.ts`) have in common. The bundler itself would make one file, and so one
 * request, for each set of screens.
 */
export const sharedChunks = [
  // The routes need `loginState` and `firstReads`, without what their other importers share.
  // Not main.tsx itself, which would run in every page that shares a module with it.
  {
    name: 'shop',
    test: /[\\/](src[\\/](app[\\/]App|store|session|config[\\/]firstReads|domain[\\/]boundedMap|features[\\/]login[\\/]loginState)|react-dom[\\/](index|cjs[\\/]react-dom\.))\b/,
    priority: MAX_FILES + 2,
  },
  // A file includes its modules' imports, unless an earlier file has them.
  ...['tabs', 'common', ...Array.from({ length: MAX_FILES }, (_, index) => `shared${index}`)].map(
    (name, index) => ({
      ...fileOf(name),
      // Of the routes there is one importer.
      ...(name !== 'common' && { minShareCount: 2 }),
      priority: MAX_FILES + 1 - index,
    }),
  ),
  ...Object.keys(BESIDE_SCREENS).map((name) => ({ ...fileOf(name), priority: 0 })),
];

function fileOf(name: string) {
  return {
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    debugName: name,
  };
}

const names = new Map<string, string>();

function nameOf(id: string, graph: Graph): string | undefined {
  if (names.size === 0) nameModules(graph);
  return names.get(id);
}

/** The last match wins. */
function nameModules(graph: Graph): void {
  for (const [name, modules] of Object.entries(BESIDE_SCREENS))
    for (const module of modules) for (const id of reach(module, graph)) names.set(id, name);
  const sets = setsOfModules(graph);
  joinedSets(sets).forEach((file, index) => {
    for (const set of file) for (const id of set.modules) names.set(id, `shared${index}`);
  });
  for (const set of sets) if (isCommon(set)) for (const id of set.modules) names.set(id, 'common');
  // What every visit imports besides the shop's own file.
  for (const id of reach(APP, graph).union(reach(ROUTES, graph))) names.set(id, 'common');
  for (const id of reach(TABS, graph)) names.set(id, 'tabs');
  for (const id of [TABS, ...filesOfRoutes(graph)]) names.delete(id);
}

/** Modules that the same landing screens need; `needs` are the sets that they import, directly or not. */
type ModuleSet = { screens: Set<string>; modules: string[]; size: number; needs: Set<ModuleSet> };

/** Whether to load these modules on all screens. */
function isCommon({ screens, size, needs }: ModuleSet): boolean {
  return (
    screens.size >= MIN_SCREENS_OF_COMMON ||
    (screens.size > 1 && size < MIN_CHUNK_CHARACTERS && needs.size === 1)
  );
}

/** Sets of modules that share one file. */
type File = Set<ModuleSet>;

/** Returns the files into which to put the sets: the division for which all screens together load least. */
function joinedSets(sets: ModuleSet[]): File[] {
  let files = sets.filter((set) => !isCommon(set)).map((set): File => new Set([set]));
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
  // A file includes its imports, which more screens need.
  const screensOf = (file: File) => Math.max(...[...file].map(({ screens }) => screens.size));
  return files.sort((a, b) => screensOf(b) - screensOf(a));
}

/** Returns how much all landing screens load of these files, in characters of source. */
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
    sum += REQUEST_COST_CHARACTERS * loaded.size;
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
  const ofEveryVisit = reach(APP, graph);
  for (const { screen, prerender } of SCREENS) {
    const file = files.find((id) => id.endsWith(`/${screen}.tsx`));
    if (!prerender || file === undefined) continue;
    for (const id of reach(file, graph).difference(ofEveryVisit))
      found.set(id, (found.get(id) ?? new Set<string>()).add(screen));
  }
  return found;
}

function filesOfRoutes(graph: Graph): string[] {
  return graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? [];
}

/** These import all of MUI, of which a screen uses little. */
const BARREL = /[\\/]@mui[\\/]\w+[\\/](styles[\\/])?index\.mjs$/;

/** Returns a module with everything that it imports, directly or not. */
function reach(module: string, graph: Graph): Set<string> {
  const found = new Set([module]);
  for (const id of found) {
    if (BARREL.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
