'use no memo';

import { lazy, useState, type ComponentType } from 'react';

/** A chunk of the application that could not be loaded or run. */
export class ChunkLoadError extends Error {
  /** Whether an earlier rendering failed because of the same chunk. */
  isRepeated = false;
}

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the component before it is rendered; resolves to false on failure: rendering retries. */
  preload: () => Promise<boolean>;
};

const preloads: LazyComponent<never>['preload'][] = [];
const failedStyleSheets = new Set<HTMLLinkElement>();
const failedModules = new Set<string>();

/** After this long a missing file is left to the page's reload (ms). */
const REFETCH_TIMEOUT_MS = 5_000;

const failures = new Set<() => void>();
let preloading = 0;
let awaited = 0;

/**
 * Returns a component that is loaded when it is first rendered; unlike React's `lazy`, it retries a chunk that failed.
 * A preloaded component renders without suspending: so does the first screen of a visit, and every part of a replay,
 * which then renders in the same order each time and sends no requests. `observe` is called with the loads that a
 * rendering waits for.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  observe = <Module,>(loadModule: () => Promise<Module>) => loadModule,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let missing: HTMLLinkElement[] = [];
  const loadChunk = async () => {
    try {
      await reloadStyleSheets(missing);
      const module = await load();
      loaded = module.default;
      return module;
    } catch (cause) {
      missing = [...failedStyleSheets];
      failures.add(forget);
      throw new ChunkLoadError('a file of the application could not be loaded', { cause });
    }
  };
  let hasFailedRendering = false;
  const loadForRendering = async () => {
    awaited += 1;
    try {
      return await loadChunk();
    } catch (error) {
      if (error instanceof ChunkLoadError) error.isRepeated = hasFailedRendering;
      hasFailedRendering = true;
      throw error;
    } finally {
      awaited -= 1;
    }
  };
  const attempt = () => lazy(observe(loadForRendering)) as unknown as ComponentType<Props>;
  let latest = attempt();
  const forget = () => {
    latest = attempt();
  };
  function Lazy(props: Props) {
    // A mounted component must not change: it would lose its state.
    const [Component] = useState(() => loaded ?? latest);
    return <Component {...props} />;
  }
  Lazy.preload = async () => {
    if (loaded) return true;
    preloading += 1;
    await loadChunk().catch(() => undefined);
    preloading -= 1;
    return loaded !== null;
  };
  preloads.push(Lazy.preload);
  return Lazy;
}

/** Returns whether chunks are being loaded ahead of any rendering. */
export function isPreloading(): boolean {
  return preloading > 0 && awaited === 0;
}

/**
 * Makes components whose chunk failed load it again when they are next rendered. Call it only after an error boundary
 * has caught the failure: before that React would render, and load, endlessly.
 */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loads every lazy component, and those in the chunks that this loads, as far as possible. */
export async function preloadAll(): Promise<void> {
  // One after the other, including those that a loaded file adds: the document then lists its files in the same order
  // each time, as replays of one snapshot require.
  for (const preload of preloads) await preload();
}

/** Records the style sheets that fail, which the bundler's code loads only once, and the modules that fail. */
export function watchFiles(): void {
  const record = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.rel === 'stylesheet') failedStyleSheets.add(target);
    if (target.rel === 'modulepreload') failedModules.add(target.href);
  };
  document.addEventListener('error', record, { capture: true });
}

/**
 * Fetches the modules again that have failed. WebKit remembers a failure even after a reload of the
 * page, until the file has been fetched in another way.
 */
export async function refetchFailedModules(): Promise<void> {
  await Promise.allSettled(
    [...failedModules].map((file) =>
      fetch(file, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }),
    ),
  );
}

/** Loads the style sheets that are still missing; rejects if one fails again. */
async function reloadStyleSheets(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.filter((link) => failedStyleSheets.has(link)).map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  failedStyleSheets.delete(link);
  link.replaceWith(copy);
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => reject(new Error(`${copy.href} could not be loaded`)));
  });
}
